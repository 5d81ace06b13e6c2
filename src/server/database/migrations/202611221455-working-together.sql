create table draft_presence (
  draft_id varchar(36) not null,
  person_id varchar(36) not null,
  section_id varchar(80),
  seen_at bigint not null,
  primary key (draft_id, person_id),
  foreign key (draft_id) references drafts (id) on delete cascade,
  foreign key (person_id) references accounts (id) on delete cascade
);

create table section_holds (
  draft_id varchar(36) not null,
  section_id varchar(80) not null,
  person_id varchar(36) not null,
  turn bigint not null,
  taken_at bigint not null,
  typed_at bigint not null,
  asked_by varchar(36),
  asked_at bigint,
  words longtext,
  primary key (draft_id, section_id),
  foreign key (draft_id) references drafts (id) on delete cascade,
  foreign key (person_id) references accounts (id) on delete cascade
);

create table draft_comments (
  id varchar(36) primary key,
  draft_id varchar(36) not null,
  section_id varchar(80) not null,
  parent_id varchar(36),
  author_id varchar(36) not null,
  body longtext not null,
  made_at bigint not null,
  version bigint not null,
  start_at bigint,
  end_at bigint,
  quote longtext,
  resolved_by varchar(36),
  resolved_at bigint,
  changed_at bigint not null,
  foreign key (draft_id) references drafts (id) on delete cascade
);

create index draft_comments_of_draft on draft_comments (draft_id, made_at, id);

create table draft_asks (
  id varchar(36) primary key,
  draft_id varchar(36) not null,
  section_id varchar(80),
  comment_id varchar(36),
  person_id varchar(36) not null,
  kind varchar(10) not null,
  asked_by varchar(36) not null,
  asked_at bigint not null,
  mailed_at bigint,
  done_at bigint,
  foreign key (draft_id) references drafts (id) on delete cascade,
  foreign key (comment_id) references draft_comments (id) on delete cascade,
  foreign key (person_id) references accounts (id) on delete cascade
);

create index draft_asks_of_person on draft_asks (person_id, done_at, asked_at);

create index draft_asks_of_draft on draft_asks (draft_id, asked_at);

create table waiting_mails (
  account_id varchar(36) primary key,
  pace varchar(10) not null,
  last_mail_at bigint,
  foreign key (account_id) references accounts (id) on delete cascade
);

alter table draft_sections add column accepted_by varchar(36);

alter table draft_sections add column accepted_at bigint;

alter table section_versions add column decided_by varchar(36);

alter table section_versions add column decided_at bigint;
