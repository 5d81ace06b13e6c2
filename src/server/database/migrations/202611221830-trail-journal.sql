-- How far the journal of the audit trail beside a SQLite file has been put into `audit_events`: one row, made at first use.
create table trail_journal (
  id varchar(36) primary key,
  folded bigint not null
);
