-- The list of clients by their next date walks through the dates that are still open; the second finds a client's first.
create index case_dates_open on case_dates (owner_id, done_at, gone_at, day, id, client_id);

create index case_dates_open_of_client on case_dates (client_id, owner_id, done_at, gone_at, day, id);
