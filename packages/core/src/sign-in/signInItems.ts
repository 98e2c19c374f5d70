import { type CaipAddress, defineItem, isCaipAddress } from '@latchkey/protocol'

/** What every key of a sign-in begins with, without the prefix that all keys have. */
const group = 'siwx'

/** Written after each change of what is stored, wherever that is, so that other tabs look again. */
export const sessionsChanged = /* @__PURE__ */ defineItem({
  key: `${group}_changed`,
  as: { decode: (text: string) => text, encode: (text: string) => text },
  initial: undefined,
})

/** [SIW-9] Who is signed in, for the policy by which that is not always the active account. */
export const signedInAccount = /* @__PURE__ */ defineItem({
  key: `${group}_account`,
  as: {
    decode: (text: string) => (isCaipAddress(text) ? text : undefined),
    encode: (account: CaipAddress) => account,
  },
  initial: undefined,
})
