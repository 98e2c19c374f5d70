import { defineError } from '@latchkey/protocol'

/** A setting in the environment is invalid. */
export const invalidRelaySetting = /* @__PURE__ */ defineError(
  'relay/invalid-setting',
  'Invalid setting {name}: {reason}',
)

/** The relay could not listen, usually because the port is taken. */
export const relayCannotListen = /* @__PURE__ */ defineError(
  'relay/cannot-listen',
  "Can't listen on {host} port {port}",
)

/** The database of a standalone relay does not respond. */
export const relayDatabaseDown = /* @__PURE__ */ defineError(
  'relay/database-down',
  "Can't use the database: {reason}",
)

/** The relay rejected a call; `name` is one of the protocol's reasons. */
export const refusedCall = /* @__PURE__ */ defineError('relay/refused-call', 'Refused: {name}')

/** The server for signals between relays does not respond. */
export const signalsDown = /* @__PURE__ */ defineError(
  'relay/signals-down',
  "Can't reach the server for signals between relays",
)

/** A migration changed after it ran on this database. The gateway throws it too, hence the code. */
export const migrationChanged = /* @__PURE__ */ defineError(
  'gateway/migration-changed',
  'Migration {name} changed after it ran on this database',
)
