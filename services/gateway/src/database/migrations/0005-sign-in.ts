/** Signed-in sessions. No network addresses, browsers, messages or signatures. */
export const signIn = /* sql */ `
create table sign_in_sessions (
  id uuid primary key,
  project text not null,
  chain text not null,
  -- As the message has it; account is the same in one form, so that one account has one list.
  address text not null,
  account text not null,
  domain text not null,
  signed_in_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_sessions_account on sign_in_sessions (project, account, signed_in_at desc);
create index sign_in_sessions_expires_at on sign_in_sessions (expires_at);

-- Nonces that were used; none is taken twice, and each is forgotten when its token is over.
create table sign_in_nonces (
  nonce text primary key,
  expires_at timestamptz not null
);
create index sign_in_nonces_expires_at on sign_in_nonces (expires_at);
`
