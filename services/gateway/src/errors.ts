import { defineError } from '@latchkey/protocol'

/** A setting in the environment or the settings file is invalid. */
export const invalidSetting = /* @__PURE__ */ defineError(
  'gateway/invalid-setting',
  'Invalid setting {name}: {reason}',
)

/** The gateway could not listen, usually because the port is taken. */
export const cannotListen = /* @__PURE__ */ defineError(
  'gateway/cannot-listen',
  "Can't listen on {host} port {port}",
)

/** The bundled PostgreSQL doesn't support this platform. */
export const databaseMissing = /* @__PURE__ */ defineError(
  'gateway/database-missing',
  'Package {name} is not installed or does not run; set DATABASE_URL to your own PostgreSQL',
)

/** The database does not respond. */
export const databaseDown = /* @__PURE__ */ defineError(
  'gateway/database-down',
  "Can't use the database: {reason}",
)
