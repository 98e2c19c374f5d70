import { defineError } from '@latchkey/protocol'

/** A start option of the wallet is invalid. */
export const invalidSetting = /* @__PURE__ */ defineError(
  'wallet/invalid-setting',
  'Invalid setting {name}: {reason}',
)

/** A pairing link works once, and this one was used. */
export const linkUsed = /* @__PURE__ */ defineError('wallet/link-used', 'This link was already used')

/** A pairing link works for a few minutes, and they have passed. */
export const linkExpired = /* @__PURE__ */ defineError('wallet/link-expired', 'This link has expired')

/** The approved action is done, but the site hasn't been told. */
export const siteNotTold = /* @__PURE__ */ defineError(
  'wallet/site-not-told',
  'Done, but the site couldn’t be told',
)
