create table account_security (
  account_id varchar(36) primary key,
  google_sub varchar(255),
  totp_secret varchar(255),
  totp_enabled_at bigint,
  totp_last_step bigint not null,
  delete_after bigint,
  foreign key (account_id) references accounts (id) on delete cascade
);

create unique index account_security_by_google on account_security (google_sub);

insert into account_security (account_id, totp_last_step) select id, 0 from accounts;

create table recovery_codes (
  account_id varchar(36) not null,
  hash varchar(64) not null,
  used_at bigint,
  primary key (account_id, hash),
  foreign key (account_id) references accounts (id) on delete cascade
);

create table passkeys (
  id varchar(36) primary key,
  account_id varchar(36) not null,
  credential_id varchar(700) not null,
  public_key longtext not null,
  counter bigint not null,
  transports varchar(200) not null,
  name varchar(80) not null,
  created_at bigint not null,
  used_at bigint,
  foreign key (account_id) references accounts (id) on delete cascade
);

create unique index passkeys_by_credential on passkeys (credential_id);

create index passkeys_of_account on passkeys (account_id, created_at);

create table challenges (
  hash varchar(64) primary key,
  purpose varchar(20) not null,
  account_id varchar(36),
  expires_at bigint not null,
  used_at bigint
);

create index challenges_by_age on challenges (expires_at);

create table login_failures (
  address_hash varchar(64) primary key,
  failures bigint not null,
  first_at bigint not null,
  locked_until bigint not null
);

create table invitations (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  email varchar(255) not null,
  hash varchar(64) not null,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create unique index invitations_by_hash on invitations (hash);

create index invitations_of_owner on invitations (owner_id, created_at);

create table account_exports (
  id varchar(36) primary key,
  account_id varchar(36) not null,
  state varchar(10) not null,
  requested_at bigint not null,
  finished_at bigint,
  file_key varchar(40),
  bytes bigint,
  foreign key (account_id) references accounts (id) on delete cascade
);

create index account_exports_of_account on account_exports (account_id, requested_at);
