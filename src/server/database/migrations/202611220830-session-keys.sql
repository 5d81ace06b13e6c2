alter table sessions add column key_thumbprint varchar(64);

alter table sessions add column proved_at bigint not null default 0;

create table address_changes (
  account_id varchar(36) not null primary key,
  new_email varchar(254) not null,
  requested_at bigint not null,
  old_confirmed_at bigint,
  new_confirmed_at bigint,
  foreign key (account_id) references accounts (id) on delete cascade
);
