create table flag_decisions (
  id varchar(36) primary key,
  draft_id varchar(36) not null,
  finding varchar(40) not null,
  section_id varchar(80),
  kind varchar(10) not null,
  code varchar(40) not null,
  message longtext not null,
  words longtext,
  reason varchar(500),
  decided_by varchar(36) not null,
  decided_at bigint not null,
  foreign key (draft_id) references drafts (id) on delete cascade
);

create index flag_decisions_of_draft on flag_decisions (draft_id, decided_at);
