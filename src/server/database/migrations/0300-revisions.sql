alter table draft_sections add column proposal bigint;

alter table draft_sections add column locks longtext;

alter table draft_sections add column override_reason varchar(500);
