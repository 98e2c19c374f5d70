/** Logins with Farcaster. Its app answers through a channel of a relay, so no window comes back with a state. */
export const farcaster = /* sql */ `
alter table frame_social_logins
  alter state_hash drop not null,
  alter verifier drop not null,
  add channel_token text,
  -- The relay forgets an answer once it was read, so it is kept until it has been verified.
  add answer jsonb,
  -- One request at a time asks the relay; the next one after this time, should it have died.
  add asking_until timestamptz;
`
