create index accounts_of_parent on accounts (parent_account_id, email);
