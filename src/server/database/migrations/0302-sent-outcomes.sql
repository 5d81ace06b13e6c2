alter table sent_requests add column outcome varchar(20);

alter table sent_requests add column input_tokens bigint;

alter table sent_requests add column output_tokens bigint;

alter table sent_requests add column stand_ins longtext;
