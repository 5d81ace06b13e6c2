create index audit_events_of_subject on audit_events (account_id, subject, position);
