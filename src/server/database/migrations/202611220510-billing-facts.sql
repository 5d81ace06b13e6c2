alter table subscriptions add column planned_plan_id varchar(80);

alter table subscriptions add column planned_period varchar(10);

alter table subscriptions add column ended_why varchar(20);

alter table subscriptions add column ended_at bigint;

alter table subscriptions add column resumes_at bigint;

alter table subscriptions add column paid_for_term bigint;

alter table subscriptions add column starter_left bigint;

alter table subscriptions add column next_charge_at bigint;

alter table subscriptions add column next_charge_cents bigint;

alter table subscriptions add column booked_until bigint;

alter table local_billing_pages add column action varchar(20);

alter table local_billing_pages add column due_cents bigint;

create table invoices (
  number bigint primary key,
  account_id varchar(36),
  kind varchar(12) not null,
  state varchar(12) not null,
  issued_at bigint not null,
  paid_at bigint,
  refers_to bigint,
  occasion varchar(120) not null,
  recipient text not null,
  invoice_lines text not null,
  total_cents bigint not null
);

create unique index invoices_once on invoices (occasion);

create index invoices_of_account on invoices (account_id, number);

create table invoice_counter (
  id varchar(10) primary key,
  last_number bigint not null
);

create table billing_history (
  id varchar(36) primary key,
  account_id varchar(36) not null,
  happened_at bigint not null,
  what varchar(250) not null,
  by_whom varchar(20) not null,
  foreign key (account_id) references accounts (id) on delete cascade
);

create index billing_history_of_account on billing_history (account_id, happened_at);
