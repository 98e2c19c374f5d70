/** Passkeys that open a slot and sign in, and the challenges to add one. */
export const passkeys = /* sql */ `
create table frame_passkeys (
  -- In base64url, as browsers name it.
  credential_id text primary key,
  user_id uuid not null references frame_users on delete cascade,
  -- A passkey whose slot is revoked no longer signs in.
  slot_id uuid not null unique references frame_slots on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index frame_passkeys_user on frame_passkeys (user_id);

create table frame_passkey_challenges (
  session_id uuid primary key references frame_sessions on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
`
