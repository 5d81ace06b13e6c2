create index client_access_seen on client_access (person_id, client_id, owner_id, level, until_at);

create index drafts_counted on drafts (owner_id, client_id, state, open_points, id);

create index clients_shown on clients (owner_id, id);
