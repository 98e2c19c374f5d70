/** Automatic recovery: who asked, how owners are told, and which sessions may change a vault. */
export const recovery = /* sql */ `
-- The language of mails.
alter table frame_users add locale text not null default 'en';

-- When it first got what opens the wallet; null if it never did.
alter table frame_sessions add opened_at timestamptz;

-- Devices that asked to open a wallet automatically, and the token of the link by which its owner stops them.
create table frame_recoveries (
  device_id uuid primary key references frame_devices on delete cascade,
  user_id uuid not null references frame_users on delete cascade,
  token_hash bytea not null unique,
  asked_at timestamptz not null
);
`
