alter table section_versions add column facts longtext;
