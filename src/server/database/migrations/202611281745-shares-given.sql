-- Counts the clients that somebody sees by shares, and those of them that somebody else shared, without reading a share.
create index client_access_given on client_access (person_id, owner_id, level, until_at, made_by);
