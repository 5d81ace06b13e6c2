alter table flag_decisions add column read_at longtext;

alter table flag_decisions add column read_words longtext;
