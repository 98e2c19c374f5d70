import type { Codec } from './defineItem'

/** Stored as the digits of a whole number that is not negative, such as a time in milliseconds. */
export const asCount: Codec<number> = {
  decode: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  encode: (value) => `${value}`,
}
