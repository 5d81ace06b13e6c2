create table subscriptions (
  account_id varchar(36) primary key,
  status varchar(20) not null,
  plan_id varchar(80),
  period varchar(10),
  term_start bigint,
  term_end bigint,
  last_payment_at bigint,
  updated_at bigint not null,
  foreign key (account_id) references accounts (id) on delete cascade
);

create table credit_entries (
  id varchar(36) primary key,
  family_id varchar(36) not null,
  account_id varchar(36) not null,
  draft_id varchar(36) not null,
  draft_type varchar(40) not null,
  step bigint not null,
  kind varchar(10) not null,
  credits bigint not null,
  created_at bigint not null
);

create index credit_entries_of_family on credit_entries (family_id, created_at);

create unique index credit_entries_once on credit_entries (draft_id, step);
