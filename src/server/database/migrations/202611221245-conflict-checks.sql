create table conflict_checks (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  asked_by varchar(36) not null,
  asked_at bigint not null,
  asked longtext not null,
  born varchar(10),
  hits bigint not null,
  was_hidden tinyint not null,
  decision varchar(20),
  reason varchar(1000),
  decided_at bigint,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (asked_by) references accounts (id) on delete cascade
);

create index conflict_checks_of_owner on conflict_checks (owner_id, asked_by, asked_at, id);
