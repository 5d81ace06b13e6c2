alter table firms add column strict_rules tinyint not null default 0;
