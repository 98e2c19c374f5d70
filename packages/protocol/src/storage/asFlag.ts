import type { Codec } from './defineItem'

/** Stored as `true` or `false`. */
export const asFlag: Codec<boolean> = {
  decode: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  encode: (value) => `${value}`,
}
