-- What a draft counts as in the lists (to review, writing, accepted, failed), noted with every change of it.
alter table drafts add column standing varchar(10);

update drafts set standing = case
  when state in ('failed', 'cancelled') then 'failed'
  when state <> 'ready' then 'writing'
  when open_points = 0
    and exists (select 1 from draft_sections where draft_sections.draft_id = drafts.id)
    and not exists (select 1 from draft_sections where draft_sections.draft_id = drafts.id
      and (draft_sections.state <> 'accepted' or draft_sections.proposal is not null)) then 'accepted'
  else 'review' end;

create index drafts_by_standing on drafts (owner_id, standing, type, client_id);

-- Each change of a standing; ids are in the order of time. Kept for a few days.
create table draft_changes (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  client_id varchar(36) not null,
  type varchar(40) not null,
  was varchar(10),
  standing varchar(10),
  foreign key (owner_id) references accounts (id) on delete cascade
);

create index draft_changes_of_owner on draft_changes (owner_id, id, client_id);

-- How many drafts of an owner somebody is shown, as counted up to a moment; the changes since come on top.
create table draft_counts (
  person_id varchar(36) not null,
  owner_id varchar(36) not null,
  seen varchar(200) not null,
  counts longtext not null,
  up_to varchar(36) not null,
  counted_at bigint not null,
  good_until bigint,
  primary key (person_id, owner_id),
  foreign key (person_id) references accounts (id) on delete cascade,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create index draft_counts_of_owner on draft_counts (owner_id, person_id);

-- Goes up whenever a client with drafts is shared with somebody, or no longer.
alter table firm_members add column shares_version bigint not null default 0;

-- A client that is gone, or that came from another owner: who keeps clients in memory reads them anew. Kept for a few days.
create table client_moves (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create index client_moves_of_owner on client_moves (owner_id, id);
