create index records_of_owner_client on records (owner_id, client_id, kind, created_at, id);
