/** People, their devices and sessions, and attempts to sign in. */
export const login = /* sql */ `
create table frame_users (
  id uuid primary key,
  -- In lower case; null for people who only use a social account.
  email text unique,
  user_name text,
  created_at timestamptz not null
);

-- A browser in one site: storage is separate for each site, so one person has many.
create table frame_devices (
  id uuid primary key,
  user_id uuid not null references frame_users on delete cascade,
  origin text not null,
  project text not null,
  browser text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index frame_devices_user on frame_devices (user_id);

create table frame_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references frame_users on delete cascade,
  device_id uuid not null references frame_devices on delete cascade,
  -- The session of a window was handed over by another session of the device.
  is_window boolean not null default false,
  public_key text not null,
  signed_in_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index frame_sessions_user on frame_sessions (user_id);
create unique index frame_sessions_device on frame_sessions (device_id, is_window);
create index frame_sessions_expires_at on frame_sessions (expires_at);

create table frame_attempts (
  id uuid primary key,
  -- How the visitor signs in: email, social, passkey.
  kind text not null,
  project text not null,
  origin text not null,
  public_key text not null,
  browser text not null,
  email text,
  user_id uuid references frame_users on delete cascade,
  device_id uuid,
  -- What each way needs besides.
  data jsonb not null default '{}',
  -- waiting (for a link or a window), approved, open, ended
  state text not null,
  device_token_hash bytea unique,
  code_hmac bytea,
  code_tries integer not null default 0,
  code_sent_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index frame_attempts_email on frame_attempts (email) where email is not null;
create index frame_attempts_expires_at on frame_attempts (expires_at);

-- The proofs of the last minutes, so none works twice.
create table frame_proofs (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index frame_proofs_expires_at on frame_proofs (expires_at);

-- When a key was last used, in milliseconds since 1970.
create table frame_limits (
  key text primary key,
  hits bigint[] not null,
  expires_at timestamptz not null
);
create index frame_limits_expires_at on frame_limits (expires_at);

-- What happened to a wallet, for its owner.
create table frame_audit (
  id bigint generated always as identity primary key,
  user_id uuid not null references frame_users on delete cascade,
  kind text not null,
  origin text not null,
  browser text not null,
  at timestamptz not null
);
create index frame_audit_user on frame_audit (user_id, id desc);
`
