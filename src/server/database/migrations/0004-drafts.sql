create table drafts (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  client_id varchar(36) not null,
  client_name varchar(800) not null,
  type varchar(40) not null,
  title varchar(255) not null,
  state varchar(12) not null,
  reason varchar(500),
  writer varchar(40) not null,
  provider varchar(20) not null,
  model varchar(40),
  file_name varchar(900) not null,
  input longtext not null,
  facts longtext not null,
  warnings longtext not null,
  created_at bigint not null,
  finished_at bigint,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (client_id) references clients (id) on delete cascade
);

create index drafts_of_owner on drafts (owner_id, created_at, id);

create index drafts_of_type on drafts (owner_id, type, created_at);

create index drafts_of_client on drafts (client_id, created_at);

create table draft_sections (
  draft_id varchar(36) not null,
  section_id varchar(80) not null,
  position bigint not null,
  plan longtext not null,
  state varchar(12) not null,
  version bigint not null,
  content longtext not null,
  origin varchar(12),
  updated_at bigint not null,
  primary key (draft_id, section_id),
  foreign key (draft_id) references drafts (id) on delete cascade
);

create table section_versions (
  draft_id varchar(36) not null,
  section_id varchar(80) not null,
  version bigint not null,
  origin varchar(12) not null,
  content longtext not null,
  created_at bigint not null,
  author_id varchar(36),
  model varchar(80),
  prompt longtext,
  input_tokens bigint,
  output_tokens bigint,
  primary key (draft_id, section_id, version),
  foreign key (draft_id) references drafts (id) on delete cascade
);
