create table accounts (
  id varchar(36) primary key,
  email varchar(255) not null,
  password_hash varchar(255),
  parent_account_id varchar(36),
  created_at bigint not null,
  email_verified_at bigint,
  last_login_at bigint,
  previous_login_at bigint,
  terms_version varchar(40),
  terms_accepted_at bigint,
  foreign key (parent_account_id) references accounts (id)
);

create unique index accounts_by_email on accounts (email);

create table attorney_profiles (
  account_id varchar(36) primary key,
  id varchar(36) not null,
  phone varchar(255),
  first_name varchar(255),
  middle_name varchar(255),
  last_name varchar(255),
  title varchar(255),
  firm_name varchar(255),
  license_number varchar(255),
  license_authority varchar(255),
  address_1 varchar(255),
  address_2 varchar(255),
  city varchar(255),
  state varchar(255),
  zip_code varchar(255),
  is_placeholder tinyint not null,
  is_verified tinyint not null,
  created_at bigint not null,
  updated_at bigint not null,
  foreign key (account_id) references accounts (id) on delete cascade
);

create table sessions (
  id varchar(36) primary key,
  account_id varchar(36) not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  device varchar(255) not null,
  address varchar(64) not null,
  foreign key (account_id) references accounts (id) on delete cascade
);

create index sessions_of_account on sessions (account_id, created_at);

create table one_time_tokens (
  hash varchar(64) primary key,
  account_id varchar(36) not null,
  purpose varchar(20) not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  foreign key (account_id) references accounts (id) on delete cascade
);

create table mails (
  id varchar(36) primary key,
  dedupe_key varchar(120) not null,
  recipient varchar(255) not null,
  subject varchar(255) not null,
  text_body longtext not null,
  html_body longtext not null,
  created_at bigint not null,
  sent_at bigint
);

create unique index mails_by_key on mails (dedupe_key);
