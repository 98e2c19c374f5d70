import { defineError } from '@latchkey/protocol'

/** What a site asks for can not be done as it stands; the site is told why. */
export const requestRefused = /* @__PURE__ */ defineError('wallet/request-refused', '{reason}', {
  wireCode: -32602,
})

/** What was to be sent goes nowhere: the wallet was given no node for that chain. */
export const nodeMissing = /* @__PURE__ */ defineError(
  'wallet/node-missing',
  'This wallet has no node for {chain}, so nothing can be sent there',
)

/** The node did not take it. */
export const nodeRefused = /* @__PURE__ */ defineError(
  'wallet/node-refused',
  'The node of {chain} refused: {reason}',
)

/** A setting that the wallet was started with can't be used. */
export const invalidSetting = /* @__PURE__ */ defineError(
  'wallet/invalid-setting',
  'The setting {name} can not be used: {reason}',
)

/** The site did not answer while the wallet waited. */
export const siteSilent = /* @__PURE__ */ defineError('wallet/site-silent', 'The site does not answer')
