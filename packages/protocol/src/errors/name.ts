import { defineError } from './defineError'

/** [NAM-4] Resolving a name failed. */
export const resolveNameFailed = /* @__PURE__ */ defineError('name/resolve-failed', 'Error resolving name', {
  seenBy: 'visitor',
})

/** [NAM-4] Loading suggestions failed. */
export const suggestNamesFailed = /* @__PURE__ */ defineError(
  'name/suggest-failed',
  'Error fetching name suggestions',
  { seenBy: 'visitor' },
)

/** [NAM-4] Loading an address's names failed. */
export const namesOfAddressFailed = /* @__PURE__ */ defineError(
  'name/of-address-failed',
  'Error fetching names for address',
  { seenBy: 'visitor' },
)

/** [NAM-4] Registering the name failed. */
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
