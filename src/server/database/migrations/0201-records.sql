create table records (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  client_id varchar(36),
  expert_id varchar(36),
  kind varchar(20) not null,
  title varchar(255) not null,
  title_key varchar(255) not null,
  body longtext not null,
  is_cv tinyint not null,
  document_date varchar(10),
  tool_type varchar(40),
  state varchar(12) not null,
  reason varchar(500),
  file_key varchar(80),
  file_name varchar(255),
  media_type varchar(120),
  bytes bigint,
  checksum varchar(64),
  pages bigint,
  needs_ocr tinyint not null,
  warnings longtext not null,
  created_at bigint not null,
  updated_at bigint not null,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (client_id) references clients (id) on delete cascade,
  foreign key (expert_id) references records (id) on delete cascade
);

create index records_of_client on records (client_id, kind, created_at, id);

create index records_of_owner on records (owner_id, kind, created_at, id);

create index records_of_expert on records (expert_id, created_at, id);

create index records_by_title on records (owner_id, title_key);

create index records_by_file on records (file_key);

create table record_texts (
  record_id varchar(36) primary key,
  text longtext not null,
  folded longtext not null,
  headings longtext not null,
  pages longtext not null,
  foreign key (record_id) references records (id) on delete cascade
);

create table orphan_files (
  file_key varchar(80) primary key,
  seen_at bigint not null
);
