/** What accounts allow sites to do for them, and how much of it was used. */
export const smartSessions = /* sql */ `
create table smart_sessions (
  -- The permission context identifier: chosen here, and all that a client needs to name a session.
  pci uuid primary key,
  project text not null,
  -- CAIP-10, in lower case.
  account text not null,
  -- JSON in the order of its schema; as text, because it is compared, never searched.
  terms text not null,
  public_key text not null,
  -- Encrypted under a key that is not in this database; gone when the session is revoked.
  sealed_key bytea,
  context text,
  -- Whether the account itself has signed that it knows of the session.
  is_confirmed boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  activated_at timestamptz,
  revoked_at timestamptz
);
create index smart_sessions_account on smart_sessions (project, account);
create index smart_sessions_pending on smart_sessions (created_at) where activated_at is null;
create index smart_sessions_expired on smart_sessions (expires_at);
create index smart_sessions_revoked on smart_sessions (revoked_at) where revoked_at is not null;

-- What each signed operation took of an allowance or a limit.
create table smart_session_uses (
  pci uuid not null references smart_sessions on delete cascade,
  -- Of the user operation: signed twice, it is counted once.
  hash bytea not null,
  item text not null,
  -- Which period of the allowance.
  span bigint not null,
  amount numeric not null,
  primary key (pci, hash, item)
);
create index smart_session_uses_item on smart_session_uses (pci, item, span);
`
