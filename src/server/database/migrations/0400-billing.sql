alter table subscriptions add column provider varchar(20) not null default 'local';

alter table subscriptions add column due_since bigint;

alter table subscriptions add column anchor bigint;

alter table subscriptions add column cancelled_at bigint;

alter table subscriptions add column payment_on_file tinyint not null default 0;

alter table subscriptions add column provider_customer varchar(64);

alter table subscriptions add column provider_subscription varchar(64);

alter table subscriptions add column provider_version bigint;

create index subscriptions_of_customer on subscriptions (provider_customer);

alter table credit_entries add column charged_at bigint not null default 0;

update credit_entries set charged_at = created_at;

create index credit_entries_charged on credit_entries (family_id, charged_at);

create table trials (
  address_hash varchar(64) primary key,
  account_id varchar(36) not null,
  started_at bigint not null,
  provider_subscription varchar(64)
);

create unique index trials_of_account on trials (account_id);

create table local_billing_pages (
  hash varchar(64) primary key,
  account_id varchar(36) not null,
  kind varchar(10) not null,
  plan_id varchar(80),
  period varchar(10),
  return_to varchar(255) not null,
  expires_at bigint not null,
  completed_at bigint,
  foreign key (account_id) references accounts (id) on delete cascade
);

create table billing_events (
  id varchar(36) primary key,
  event_id varchar(100) not null,
  kind varchar(100) not null,
  customer varchar(64),
  occurred_at bigint not null,
  received_at bigint not null,
  outcome varchar(20) not null
);

create unique index billing_events_once on billing_events (event_id);
