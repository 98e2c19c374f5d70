/** Changes of e-mail addresses: an attempt holds the codes, this table what undoes a change. */
export const email = /* sql */ `
create index frame_attempts_change on frame_attempts ((data->>'sessionId')) where kind = 'email-change';

create table frame_email_undos (
  token_hash bytea primary key,
  user_id uuid not null references frame_users on delete cascade,
  old_email text not null,
  new_email text not null,
  expires_at timestamptz not null
);
create index frame_email_undos_expires_at on frame_email_undos (expires_at);
`
