create table case_dates (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  client_id varchar(36) not null,
  date_key varchar(40) not null,
  day varchar(10) not null,
  due varchar(10),
  details longtext not null,
  basis varchar(64) not null,
  was varchar(10),
  was_until bigint,
  was_because varchar(10),
  revision bigint not null,
  changed_at bigint not null,
  done_at bigint,
  gone_at bigint,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (client_id) references clients (id) on delete cascade
);

create unique index case_dates_once on case_dates (client_id, date_key);

create index case_dates_of_owner on case_dates (owner_id, day, id);

create table case_date_readings (
  client_id varchar(36) primary key,
  owner_id varchar(36) not null,
  seen varchar(200) not null,
  good_until varchar(10) not null,
  foreign key (owner_id) references accounts (id) on delete cascade,
  foreign key (client_id) references clients (id) on delete cascade
);

create index case_date_readings_of_owner on case_date_readings (owner_id, client_id);

create table calendar_feeds (
  owner_id varchar(36) primary key,
  token_hash varchar(64) not null,
  with_names bigint not null,
  created_at bigint not null,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create unique index calendar_feeds_by_token on calendar_feeds (token_hash);
