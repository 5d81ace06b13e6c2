alter table section_versions add column proposed longtext;
