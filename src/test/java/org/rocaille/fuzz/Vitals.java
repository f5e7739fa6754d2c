package org.rocaille.fuzz;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.ThreadMXBean;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** Looks into another Java process, as the tools of the JDK do. */
final class Vitals implements AutoCloseable {

    /**
     * How a process is.
     *
     * @param heap  bytes in use after a collection
     * @param files open files, of which connections are some
     */
    record Reading(long heap, int threads, long files) {

        @Override
        public String toString() {
            return "%.1f MB of heap after a collection, %d threads, %d open files"
                    .formatted(heap / 1e6, threads, files);
        }
    }

    private final JMXConnector connector;
    private final MBeanServerConnection beans;

    private Vitals(JMXConnector connector) throws IOException {
        this.connector = connector;
        this.beans = connector.getMBeanServerConnection();
    }

    static Vitals of(long pid) throws IOException {
        try {
            VirtualMachine machine = VirtualMachine.attach(Long.toString(pid));
            try {
                return new Vitals(JMXConnectorFactory.connect(new JMXServiceURL(machine.startLocalManagementAgent())));
            } finally {
                machine.detach();
            }
        } catch (AttachNotSupportedException e) {
            throw new IOException(e);
        }
    }

    Reading read() throws IOException, JMException {
        MemoryMXBean memory = ManagementFactory.getPlatformMXBean(beans, MemoryMXBean.class);
        ThreadMXBean threads = ManagementFactory.getPlatformMXBean(beans, ThreadMXBean.class);
        // What refers to what softly or is to be finalized goes with the second.
        memory.gc();
        memory.gc();
        Object files = beans.getAttribute(new ObjectName("java.lang:type=OperatingSystem"), "OpenFileDescriptorCount");
        return new Reading(memory.getHeapMemoryUsage().getUsed(), threads.getThreadCount(), (Long) files);
    }

    @Override
    public void close() throws IOException {
        connector.close();
    }
}
