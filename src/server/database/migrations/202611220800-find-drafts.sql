alter table drafts add column search_key varchar(700);

create index drafts_by_words on drafts (owner_id, search_key);

create index drafts_found on drafts (owner_id, created_at, id, type, state);

create index sections_standing on draft_sections (draft_id, state, proposal, gaps);
