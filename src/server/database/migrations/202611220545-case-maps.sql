create table case_maps (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  client_id varchar(36) not null,
  type varchar(40) not null,
  state varchar(12) not null,
  reason varchar(300),
  version bigint not null,
  map longtext,
  decisions longtext not null,
  read_by_model longtext not null,
  made_from varchar(64) not null,
  made_at bigint,
  updated_at bigint not null,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (client_id) references clients (id) on delete cascade
);

create unique index case_maps_once on case_maps (client_id, type);

create index case_maps_of_owner on case_maps (owner_id, id);
