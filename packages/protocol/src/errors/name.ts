import { defineError } from './defineError'

/** [NAM-4] A name could not be turned into an address. */
export const resolveNameFailed = /* @__PURE__ */ defineError('name/resolve-failed', 'Error resolving name', {
  seenBy: 'visitor',
})

/** [NAM-4] No suggestions could be had. */
export const suggestNamesFailed = /* @__PURE__ */ defineError(
  'name/suggest-failed',
  'Error fetching name suggestions',
  { seenBy: 'visitor' },
)

/** [NAM-4] The names of an address could not be had. */
export const namesOfAddressFailed = /* @__PURE__ */ defineError(
  'name/of-address-failed',
  'Error fetching names for address',
  { seenBy: 'visitor' },
)

/** [NAM-4] The name was not registered. */
export const registerNameFailed = /* @__PURE__ */ defineError(
  'name/register-failed',
  'Error registering name {name}',
  { seenBy: 'visitor' },
)

/** [NAM-3] Registering needs a connected address and the embedded wallet. */
export const noNameSigner = /* @__PURE__ */ defineError(
  'name/no-signer',
  'Address or auth connector not found',
)
