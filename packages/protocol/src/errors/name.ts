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

/** [NAM-2] Somebody has the name. */
export const nameTaken = /* @__PURE__ */ defineError('name/taken', '{name} is taken', { seenBy: 'visitor' })

/** [NAM-2] The name looks like one that somebody has. */
export const nameLookAlike = /* @__PURE__ */ defineError(
  'name/look-alike',
  '{name} looks like another name',
  { seenBy: 'visitor' },
)

/** [NAM-2] The operator keeps the name, or one that looks like it. */
export const nameReserved = /* @__PURE__ */ defineError('name/reserved', '{name} is reserved', {
  seenBy: 'visitor',
})

/** [NAM-2] The account already has as many names as the operator allows. */
export const nameOwned = /* @__PURE__ */ defineError('name/owned', 'The account already has a name', {
  seenBy: 'visitor',
})

/** [NAM-2] The operator registers names only for accounts that hold or have used something. */
export const nameAccountUnused = /* @__PURE__ */ defineError(
  'name/account-unused',
  'The account has never been used',
  { seenBy: 'visitor' },
)

/** [NAM-2] The operator registers names only for accounts that are signed in. */
export const nameNeedsSignIn = /* @__PURE__ */ defineError(
  'name/sign-in-needed',
  'Sign in with this account first',
  { seenBy: 'visitor' },
)

/** [NAM-2] The message was signed too long ago, by the gateway's clock. */
export const nameTooLate = /* @__PURE__ */ defineError('name/too-late', 'The signed message has expired', {
  seenBy: 'visitor',
})
