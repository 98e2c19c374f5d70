import { defineError } from '@latchkey/protocol'

/** A setting in the environment that can't be used. */
export const invalidSetting = /* @__PURE__ */ defineError(
  'gateway/invalid-setting',
  'The setting {name} can not be used: {reason}',
)

/** The gateway could not listen, mostly because something else does already. */
export const cannotListen = /* @__PURE__ */ defineError(
  'gateway/cannot-listen',
  'The gateway can not listen on {host} port {port}',
)
