create table firms (
  owner_id varchar(36) primary key,
  holder_id varchar(36) not null,
  name varchar(255) not null,
  holder_sees_all tinyint not null,
  created_at bigint not null,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (holder_id) references accounts (id)
);

create unique index firms_by_holder on firms (holder_id);

create table firm_members (
  person_id varchar(36) primary key,
  owner_id varchar(36) not null,
  role varchar(20) not null,
  joined_at bigint not null,
  foreign key (person_id) references accounts (id) on delete cascade,
  foreign key (owner_id) references firms (owner_id) on delete cascade
);

create index firm_members_of_firm on firm_members (owner_id, person_id);

create table client_access (
  client_id varchar(36) not null,
  person_id varchar(36) not null,
  owner_id varchar(36) not null,
  level varchar(20) not null,
  until_at bigint,
  reason varchar(500),
  made_by varchar(36) not null,
  made_at bigint not null,
  primary key (client_id, person_id),
  foreign key (client_id) references clients (id) on delete cascade,
  foreign key (person_id) references accounts (id) on delete cascade,
  foreign key (owner_id) references firms (owner_id) on delete cascade
);

create index client_access_of_person on client_access (person_id, owner_id, client_id);

create index client_access_of_firm on client_access (owner_id, client_id);

alter table invitations add column role varchar(20);
