alter table template_old_cases add column model_state varchar(10) not null default 'none';
alter table template_old_cases add column model_name varchar(120);
alter table template_old_cases add column found_hash varchar(80);

create table template_model_requests (
  id varchar(36) primary key,
  record_id varchar(36) not null,
  owner_id varchar(36) not null,
  part bigint not null,
  fingerprint varchar(80) not null,
  sent_at bigint not null,
  provider varchar(40) not null,
  model varchar(120) not null,
  payload longtext not null,
  outcome varchar(40),
  input_tokens bigint,
  output_tokens bigint,
  reply longtext,
  foreign key (record_id) references records (id) on delete cascade,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create index template_model_requests_record on template_model_requests (record_id);
