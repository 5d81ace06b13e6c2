create table packets (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  client_id varchar(36) not null,
  draft_id varchar(36) not null,
  forum varchar(20) not null,
  settings longtext not null,
  version bigint not null,
  state varchar(12) not null,
  reason varchar(400),
  progress longtext,
  made longtext,
  made_from varchar(64),
  made_at bigint,
  updated_at bigint not null,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (client_id) references clients (id) on delete cascade,
  foreign key (draft_id) references drafts (id) on delete cascade
);

create unique index packets_of_draft on packets (draft_id);

create index packets_of_owner on packets (owner_id, id);

create table packet_parts (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  packet_id varchar(36) not null,
  number bigint not null,
  file_name varchar(120) not null,
  file_key varchar(80) not null,
  checksum varchar(64) not null,
  bytes bigint not null,
  pages bigint not null,
  first_label varchar(12) not null,
  last_label varchar(12) not null,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (packet_id) references packets (id) on delete cascade
);

create unique index packet_parts_once on packet_parts (packet_id, number);

create table exhibit_pages (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  client_id varchar(36) not null,
  source varchar(64) not null,
  recipe varchar(40) not null,
  file_key varchar(80) not null,
  bytes bigint not null,
  pages bigint not null,
  details longtext not null,
  made_at bigint not null,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (client_id) references clients (id) on delete cascade
);

create unique index exhibit_pages_once on exhibit_pages (client_id, source, recipe);
