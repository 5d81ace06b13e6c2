alter table draft_sections add column passages_hash longtext;
