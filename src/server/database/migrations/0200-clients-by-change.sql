create index clients_by_change on clients (owner_id, updated_at, id);
