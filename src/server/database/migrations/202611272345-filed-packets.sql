-- The day on which the attorney filed what the packet holds; null until then.
alter table packets add column filed_on varchar(10);

create index packets_of_client on packets (client_id, filed_on);
