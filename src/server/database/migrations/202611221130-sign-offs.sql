create table sign_offs (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  draft_id varchar(36) not null,
  signed_by varchar(255) not null,
  signed_at bigint not null,
  text_sha256 varchar(64) not null,
  packet_sha256 varchar(64),
  file_name varchar(255) not null,
  file_key varchar(80) not null,
  file_bytes bigint not null,
  file_sha256 varchar(64) not null,
  record_text longtext not null,
  signature varchar(120) not null,
  key_id varchar(64) not null,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (draft_id) references drafts (id) on delete cascade
);

create index sign_offs_of_draft on sign_offs (draft_id, signed_at, id);

create index sign_offs_of_owner on sign_offs (owner_id, id);

create table sign_off_keys (
  key_id varchar(64) primary key,
  public_pem varchar(400) not null,
  first_used_at bigint not null
);
