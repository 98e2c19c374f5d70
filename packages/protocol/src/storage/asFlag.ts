import type { Codec } from './defineItem'

/** Stores `true` or `false`. */
export const asFlag: Codec<boolean> = {
  decode: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  encode: (value) => `${value}`,
}
