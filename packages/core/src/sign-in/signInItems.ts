import { type CaipAddress, defineItem, isCaipAddress } from '@latchkey/protocol'

/** What every sign-in key starts with, after the common prefix. */
const group = 'siwx'

/** Written after each change of stored sessions, wherever they are, so other tabs check again. */
export const sessionsChanged = /* @__PURE__ */ defineItem({
  key: `${group}_changed`,
  as: { decode: (text: string) => text, encode: (text: string) => text },
  initial: undefined,
})

/** [SIW-9] The account that is signed in, for the policy `keep`. */
export const signedInAccount = /* @__PURE__ */ defineItem({
  key: `${group}_account`,
  as: {
    decode: (text: string) => (isCaipAddress(text) ? text : undefined),
    encode: (account: CaipAddress) => account,
  },
  initial: undefined,
})
