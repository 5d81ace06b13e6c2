create table jobs (
  id varchar(36) primary key,
  kind varchar(40) not null,
  subject_id varchar(36) not null,
  state varchar(10) not null,
  run_at bigint not null,
  attempts bigint not null,
  failures bigint not null,
  lease_owner varchar(36),
  lease_until bigint not null,
  last_error varchar(500)
);

create index jobs_to_claim on jobs (state, run_at);

create index jobs_of_subject on jobs (subject_id, kind);
