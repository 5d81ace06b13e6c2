alter table template_readings add column beside longtext;

create table template_old_cases (
  record_id varchar(36) primary key,
  owner_id varchar(36) not null,
  file_key varchar(80) not null,
  reader bigint not null,
  found longtext not null,
  sources longtext not null,
  decided_at bigint,
  foreign key (record_id) references records (id) on delete cascade,
  foreign key (owner_id) references accounts (id) on delete cascade
);
