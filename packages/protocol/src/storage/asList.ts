import type { Codec } from './defineItem'

/** Stores a comma-separated list without duplicates or unaccepted items. */
export function asList<Value extends string>(
  accepts: (text: string) => text is Value,
): Codec<readonly Value[]> {
  return {
    decode: (text) => [...new Set(text.split(',').filter(accepts))],
    encode: (values) => values.join(','),
  }
}
