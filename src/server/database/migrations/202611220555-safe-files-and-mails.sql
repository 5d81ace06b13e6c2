alter table orphan_files add column set_aside_at bigint;

create table installation (
  name varchar(40) primary key,
  value varchar(255) not null
);
