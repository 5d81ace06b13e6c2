alter table client_access add column has_drafts tinyint not null default 1;

update client_access set has_drafts = 0
  where not exists (select 1 from drafts where drafts.client_id = client_access.client_id);

create index client_access_with_drafts on client_access (person_id, has_drafts, client_id, owner_id, level, until_at);

create index drafts_shown on drafts (owner_id, created_at, id, client_id);
