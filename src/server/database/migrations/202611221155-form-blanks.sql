create table form_blanks (
  id varchar(36) primary key,
  owner_id varchar(36) not null,
  form varchar(12) not null,
  edition varchar(8) not null,
  file_name varchar(255) not null,
  file_key varchar(80) not null,
  checksum varchar(64) not null,
  bytes bigint not null,
  pages bigint not null,
  fields longtext not null,
  uploaded_at bigint not null,
  foreign key (owner_id) references accounts (id) on delete cascade
);

create unique index form_blanks_once on form_blanks (owner_id, form);
