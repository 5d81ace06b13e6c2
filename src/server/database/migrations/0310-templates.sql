create table template_readings (
  record_id varchar(36) primary key,
  owner_id varchar(36) not null,
  file_key varchar(80) not null,
  kind varchar(4) not null,
  pages bigint not null,
  warnings longtext not null,
  paragraphs longtext not null,
  proposed longtext not null,
  foreign key (record_id) references records (id) on delete cascade,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create table template_splits (
  record_id varchar(36) primary key,
  owner_id varchar(36) not null,
  fingerprint varchar(16) not null,
  split longtext not null,
  openings longtext not null,
  placeholder_fields longtext not null,
  confirmed_at bigint not null,
  foreign key (record_id) references records (id) on delete cascade,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create index template_splits_by_text on template_splits (owner_id, fingerprint, confirmed_at);

create table draft_templates (
  draft_id varchar(36) primary key,
  owner_id varchar(36) not null,
  template_id varchar(36) not null,
  title varchar(255) not null,
  kind varchar(4) not null,
  file_key varchar(80) not null,
  checksum varchar(64) not null,
  foreign key (draft_id) references drafts (id) on delete cascade,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create index draft_templates_by_content on draft_templates (owner_id, checksum);

create index draft_templates_by_file on draft_templates (file_key);
