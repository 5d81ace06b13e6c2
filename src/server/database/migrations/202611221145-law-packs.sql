create table law_packs (
  version varchar(20) primary key,
  content longtext not null,
  content_hash varchar(64) not null,
  signature varchar(200),
  key_id varchar(64),
  imported_at bigint not null,
  imported_by varchar(36)
);

alter table drafts add column law_version varchar(20);
