/** Repeats in the list of what happened to a wallet. */
export const audit = /* sql */ `
-- How often it happened, up to the time of the entry.
alter table frame_audit add count integer not null default 1;
-- When it happened first. The column at is the last time.
alter table frame_audit add first_at timestamptz;
update frame_audit set first_at = at;
alter table frame_audit alter first_at set not null;
create index frame_audit_kind on frame_audit (user_id, kind, id desc);
`
