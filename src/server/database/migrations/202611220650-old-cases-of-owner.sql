create index template_old_cases_of_owner on template_old_cases (owner_id, decided_at);
