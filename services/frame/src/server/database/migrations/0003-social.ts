/** Accounts at identity providers, and logins with them. */
export const social = /* sql */ `
-- Issuer and subject are the identity. An address is not: it can change hands.
create table frame_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references frame_users on delete cascade,
  -- As the provider verified it; for the owner to read, never to find an account by.
  email text,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index frame_identities_user on frame_identities (user_id);

create table frame_social_logins (
  attempt_id uuid primary key references frame_attempts on delete cascade,
  provider text not null,
  state_hash bytea not null unique,
  nonce text not null,
  verifier text not null,
  -- The provider's answer counts once.
  answered_at timestamptz,
  issuer text,
  subject text,
  user_name text,
  email text,
  code_hash bytea unique,
  -- When the visitor pressed the button that lets the frame ask the server for the code.
  confirmed_at timestamptz
);
`
