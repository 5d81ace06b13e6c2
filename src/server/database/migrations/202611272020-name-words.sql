-- The words by which clients and drafts are found, so that an account of a million is not gone through for one.
create table client_words (
  owner_id varchar(36) not null,
  word varchar(40) not null,
  client_id varchar(36) not null,
  primary key (owner_id, word, client_id),
  foreign key (client_id) references clients (id) on delete cascade
);

create index client_words_of_client on client_words (client_id);

create table draft_words (
  owner_id varchar(36) not null,
  word varchar(40) not null,
  draft_id varchar(36) not null,
  primary key (owner_id, word, draft_id),
  foreign key (draft_id) references drafts (id) on delete cascade
);

create index draft_words_of_draft on draft_words (draft_id);

alter table clients add column words_kept tinyint;

create index clients_without_words on clients (owner_id, words_kept);

alter table drafts add column words_kept tinyint;

create index drafts_without_words on drafts (owner_id, words_kept);
