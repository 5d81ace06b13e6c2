create index client_access_by_level on client_access (owner_id, level, made_at);
