alter table drafts add column open_points bigint;

create index drafts_standing on drafts (owner_id, state, open_points, type, id);
