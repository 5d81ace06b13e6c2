alter table draft_sections add column gaps bigint not null default 0;

update draft_sections set gaps = (length(content) - length(replace(content, 'data-gap="', ''))) / 10;
