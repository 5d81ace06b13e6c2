alter table subscriptions add column mirrored_method tinyint;
alter table subscriptions add column mirrored_dues bigint;
