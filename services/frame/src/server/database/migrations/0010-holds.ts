/** After an automatic recovery, keys don't leave new devices for a while. */
export const holds = /* sql */ `
-- Of the person and not of the device: ending the device must not end the hold.
create table frame_holds (
  user_id uuid primary key references frame_users on delete cascade,
  -- Devices that were added at this time or later are held.
  since timestamptz not null,
  expires_at timestamptz not null
);
create index frame_holds_expires_at on frame_holds (expires_at);
`
