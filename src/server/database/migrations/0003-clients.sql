create table clients (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  first_name varchar(255) not null,
  middle_name varchar(255),
  last_name varchar(255) not null,
  sort_key varchar(255) not null,
  search_key varchar(800) not null,
  record longtext not null,
  created_at bigint not null,
  updated_at bigint not null,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create index clients_of_owner on clients (owner_id, sort_key, id);

create table answers (
  owner_id varchar(36) not null,
  client_id varchar(36) not null,
  type varchar(40) not null,
  answers longtext not null,
  version bigint not null,
  saved_at bigint not null,
  primary key (client_id, type),
  foreign key (client_id) references clients (id) on delete cascade
);
