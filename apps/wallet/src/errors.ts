import { defineError } from '@latchkey/protocol'

/** A setting that the wallet was started with can't be used. */
export const invalidSetting = /* @__PURE__ */ defineError(
  'wallet/invalid-setting',
  'The setting {name} can not be used: {reason}',
)

/** A pairing link is for one connection, and this one has had it. */
export const linkUsed = /* @__PURE__ */ defineError('wallet/link-used', 'This link has been used already')

/** A pairing link is good for some minutes, and they are over. */
export const linkExpired = /* @__PURE__ */ defineError('wallet/link-expired', 'This link has expired')

/** What the owner approved is done, but the site does not know yet. */
export const siteNotTold = /* @__PURE__ */ defineError(
  'wallet/site-not-told',
  'It is done, but the site could not be told',
)
