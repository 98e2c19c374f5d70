/** The wallets: sealed vaults, and the slots whose keys open them. */
export const vault = /* sql */ `
create table frame_vaults (
  user_id uuid primary key references frame_users on delete cascade,
  version integer not null check (version > 0),
  -- In base64url, sealed in the visitor's browser.
  sealed text not null,
  addresses jsonb not null,
  updated_at timestamptz not null
);

create table frame_slots (
  id uuid primary key,
  user_id uuid not null references frame_users on delete cascade,
  kind text not null,
  -- The device whose page opens it.
  device_id uuid references frame_devices on delete cascade,
  -- Null until a vault lists it.
  sealed text,
  label text not null default '',
  -- The operator's half of the slot's key, wrapped, and the key that wrapped it.
  secret bytea not null,
  key_id text not null,
  created_at timestamptz not null
);
create index frame_slots_user on frame_slots (user_id);
create index frame_slots_pending on frame_slots (created_at) where sealed is null;

-- The second half of the slots that open automatically; the host of the role vault keeps it, perhaps elsewhere.
create table frame_halves (
  slot_id uuid primary key,
  secret bytea not null,
  key_id text not null,
  created_at timestamptz not null
);

-- When a device first asked for the second half; the role vault counts the delay by itself.
create table frame_half_requests (
  slot_id uuid not null references frame_halves on delete cascade,
  device_id uuid not null,
  asked_at timestamptz not null,
  primary key (slot_id, device_id)
);

create table frame_handovers (
  code_hash bytea primary key,
  session_id uuid not null references frame_sessions on delete cascade,
  expires_at timestamptz not null
);

-- Requests that the visitor reviews in a window.
create table frame_approvals (
  id uuid primary key,
  user_id uuid not null references frame_users on delete cascade,
  device_id uuid not null references frame_devices on delete cascade,
  sealed text not null,
  state text not null,
  expires_at timestamptz not null
);
create index frame_approvals_expires_at on frame_approvals (expires_at);
`
