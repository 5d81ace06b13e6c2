alter table firm_members add column has_many tinyint not null default 0;

update firm_members set has_many = 1
  where (select count(*) from client_access where client_access.person_id = firm_members.person_id) > 500;
