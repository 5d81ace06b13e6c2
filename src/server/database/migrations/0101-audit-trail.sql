create table audit_events (
  account_id varchar(36) not null,
  position bigint not null,
  at bigint not null,
  kind varchar(40) not null,
  subject varchar(200) not null,
  detail varchar(255) not null,
  actor_id varchar(36),
  address varchar(64) not null,
  device varchar(255) not null,
  previous varchar(64) not null,
  hash varchar(64) not null,
  primary key (account_id, position)
);
