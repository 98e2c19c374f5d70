import { defineError } from '@latchkey/protocol'

/** A setting in the environment that can't be used. */
export const invalidRelaySetting = /* @__PURE__ */ defineError(
  'relay/invalid-setting',
  'The setting {name} can not be used: {reason}',
)

/** The relay could not listen, mostly because something else does already. */
export const relayCannotListen = /* @__PURE__ */ defineError(
  'relay/cannot-listen',
  'The relay can not listen on {host} port {port}',
)

/** A call that the relay refuses; `name` is one of the protocol's reasons. */
export const refusedCall = /* @__PURE__ */ defineError('relay/refused-call', 'Refused: {name}')

/** The server that carries signals between relays does not answer. */
export const signalsDown = /* @__PURE__ */ defineError(
  'relay/signals-down',
  'The server for signals between relays can not be reached',
)

/** A migration that has already run on this database has changed since. The gateway throws it too, hence the code. */
export const migrationChanged = /* @__PURE__ */ defineError(
  'gateway/migration-changed',
  'Migration {name} changed after it ran on this database',
)
