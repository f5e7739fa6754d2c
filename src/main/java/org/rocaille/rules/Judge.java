package org.rocaille.rules;
final class Judge { Judge(Position p) {} Judgement judge(String t) { throw new UnsupportedOperationException(); } }
