/** What ties a device to its key, and a recovery to one opening. */
export const guard = /* sql */ `
-- The key of the page that the device is: an id without its key is nobody's. Null: the device has to be confirmed again.
alter table frame_devices add public_key text;
update frame_devices d set public_key = s.public_key from frame_sessions s
  where s.device_id = d.id and not s.is_window;

-- When the device got the halves; the next time it asks, its owner is told again.
alter table frame_recoveries add opened_at timestamptz;
`
