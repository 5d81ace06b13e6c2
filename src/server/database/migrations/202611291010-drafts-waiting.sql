-- Whether a draft of a client waits for somebody is found without reading the draft.
create index drafts_waiting on drafts (owner_id, client_id, standing, state, id);
