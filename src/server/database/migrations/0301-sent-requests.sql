create table sent_requests (
  id varchar(36) primary key,
  draft_id varchar(36) not null,
  section_id varchar(80) not null,
  sent_at bigint not null,
  provider varchar(20) not null,
  model varchar(80) not null,
  is_shielded tinyint not null,
  payload longtext not null,
  foreign key (draft_id) references drafts (id) on delete cascade
);

create index sent_requests_of_draft on sent_requests (draft_id, sent_at);

alter table drafts add column is_shielded tinyint;
