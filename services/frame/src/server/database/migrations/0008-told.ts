/** Mails about a recovery are sent outside transactions, so the table says whether they were. */
export const told = /* sql */ `
-- When the mail server took the notice to the owner. The wait starts after it.
alter table frame_recoveries add told_at timestamptz;
update frame_recoveries set told_at = asked_at;
`
