package org.rocaille.explorer.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** The one row that whoever counts locks. */
@Entity
@Table(name = "counting")
class CountingRow extends PanacheEntityBase {

    @Id
    int id;
}
