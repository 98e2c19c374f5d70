import { defineError } from '@latchkey/protocol'

/** A setting in the environment or in the file that can't be used. */
export const invalidSetting = /* @__PURE__ */ defineError(
  'gateway/invalid-setting',
  'The setting {name} can not be used: {reason}',
)

/** The gateway could not listen, mostly because something else does already. */
export const cannotListen = /* @__PURE__ */ defineError(
  'gateway/cannot-listen',
  'The gateway can not listen on {host} port {port}',
)

/** The database that comes with the gateway is not there for this kind of machine. */
export const databaseMissing = /* @__PURE__ */ defineError(
  'gateway/database-missing',
  'The package {name} is not installed or does not work; set DATABASE_URL to a PostgreSQL of your own',
)

/** The database does not answer. */
export const databaseDown = /* @__PURE__ */ defineError(
  'gateway/database-down',
  'The database can not be used: {reason}',
)
