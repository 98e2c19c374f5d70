import type { Codec } from './defineItem'

/** Stores a non-negative integer, such as a time in milliseconds. */
export const asCount: Codec<number> = {
  decode: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  encode: (value) => `${value}`,
}
