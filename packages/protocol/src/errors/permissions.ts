import { defineError } from './defineError'

/** [FLG-6] A page asks for a permission that the wallet gives to nobody. */
export const permissionRefused = /* @__PURE__ */ defineError(
  'permissions/refused',
  'Your wallet does not give this permission: {reason}',
)

/** [FLG-6] A permission was taken back while a call that it covered was on its way. */
export const permissionEnded = /* @__PURE__ */ defineError(
  'permissions/ended',
  'The permission for this call has ended',
)
