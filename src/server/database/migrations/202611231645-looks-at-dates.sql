create table case_date_looks (
  person_id varchar(36) not null,
  owner_id varchar(36) not null,
  seen varchar(200) not null,
  looked_at bigint not null,
  primary key (person_id, owner_id),
  foreign key (person_id) references accounts (id) on delete cascade,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create index case_date_looks_of_owner on case_date_looks (owner_id, person_id);

create index answers_by_change on answers (owner_id, saved_at, client_id);

create index packets_by_change on packets (owner_id, updated_at, client_id);

create index client_access_by_change on client_access (person_id, owner_id, made_at);
