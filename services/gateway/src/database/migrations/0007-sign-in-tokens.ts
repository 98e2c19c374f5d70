/** The newest token of a session: only that one can be renewed after it expires. */
export const signInTokens = /* sql */ `
alter table sign_in_sessions
  add column token uuid not null default gen_random_uuid(),
  add column token_issued_at timestamptz not null default now(),
  add column token_expires_at timestamptz not null default now(),
  -- The one before it.
  add column previous_token uuid;
`
