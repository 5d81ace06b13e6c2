create index case_dates_of_client on case_dates (owner_id, client_id, day);
