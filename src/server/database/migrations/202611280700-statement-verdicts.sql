-- A draft whose statements a model reads beside the file, because somebody asked for it.
create table draft_comparisons (
  draft_id varchar(36) primary key,
  state varchar(12) not null,
  reason varchar(200),
  model varchar(120),
  statements bigint,
  verdicts bigint,
  asked_by varchar(36),
  asked_at bigint not null,
  ended_at bigint,
  foreign key (draft_id) references drafts (id) on delete cascade
);

create table statement_verdicts (
  id varchar(36) primary key,
  draft_id varchar(36) not null,
  fingerprint varchar(80) not null,
  sources_hash varchar(80) not null,
  statement longtext not null,
  verdict varchar(14) not null,
  passage longtext,
  model varchar(120) not null,
  decided_at bigint not null,
  foreign key (draft_id) references drafts (id) on delete cascade
);

create unique index statement_verdicts_once on statement_verdicts (draft_id, fingerprint);
