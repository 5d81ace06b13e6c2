create table case_map_requests (
  id varchar(36) primary key,
  map_id varchar(36) not null,
  owner_id varchar(36) not null,
  step varchar(8) not null,
  document_id varchar(36),
  part bigint not null,
  fingerprint varchar(80) not null,
  sent_at bigint not null,
  provider varchar(20) not null,
  model varchar(80) not null,
  payload longtext not null,
  stand_ins longtext not null,
  facts longtext,
  outcome varchar(20),
  input_tokens bigint,
  output_tokens bigint,
  reply longtext,
  foreign key (map_id) references case_maps (id) on delete cascade,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create index case_map_requests_of_map on case_map_requests (map_id, id);

create index case_map_requests_of_owner on case_map_requests (owner_id, id);
