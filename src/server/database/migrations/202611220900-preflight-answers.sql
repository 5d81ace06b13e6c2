create table preflight_answers (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  draft_id varchar(36) not null,
  code varchar(8) not null,
  place varchar(200) not null,
  answer varchar(12) not null,
  reason varchar(600),
  decided_by varchar(255) not null,
  decided_at bigint not null,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (draft_id) references drafts (id) on delete cascade
);

create index preflight_answers_of_draft on preflight_answers (draft_id, id);

create index preflight_answers_of_owner on preflight_answers (owner_id, id);
