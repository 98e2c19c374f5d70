import type { Codec } from './defineItem'
import { defineItem } from './defineItem'

/** A number if the text is one, else the text, such as `solana:…`. */
const asChain: Codec<number | string> = {
  decode: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text.slice(0, 100)),
  encode: (value) => `${value}`,
}

/** [HTTP-7] [FRM-11] The embedded wallet's last chain. */
export const lastUsedChain = /* @__PURE__ */ defineItem({
  key: 'last_used_chain',
  as: asChain,
  initial: undefined,
})
