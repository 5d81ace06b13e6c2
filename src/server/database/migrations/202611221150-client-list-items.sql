-- What the list of clients shows of a record, made when the record is written; null for records from before.
alter table clients add column list_item longtext;

-- Counts the drafts of each client on a page of the list.
create index drafts_of_owner_client on drafts (owner_id, client_id, created_at, id);
