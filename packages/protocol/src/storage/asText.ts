import type { Codec } from './defineItem'

/** Stores a text as is, if it's an accepted one. */
export function asText<Value extends string = string>(accepts?: (text: string) => text is Value): Codec<Value>
export function asText(accepts: (text: string) => boolean = () => true): Codec<string> {
  // Ids, names and addresses are short; anything longer isn't ours.
  return {
    decode: (text) => (text.length <= 500 && accepts(text) ? text : undefined),
    encode: (value) => value,
  }
}
