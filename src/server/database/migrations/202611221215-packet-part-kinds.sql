alter table packet_parts add column kind varchar(12) not null default 'exhibits';
