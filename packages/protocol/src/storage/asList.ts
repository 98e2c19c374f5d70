import type { Codec } from './defineItem'

/** Stored as a list with commas; what is not accepted, or comes again, is left out. */
export function asList<Value extends string>(
  accepts: (text: string) => text is Value,
): Codec<readonly Value[]> {
  return {
    decode: (text) => [...new Set(text.split(',').filter(accepts))],
    encode: (values) => values.join(','),
  }
}
