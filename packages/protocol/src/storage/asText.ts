import type { Codec } from './defineItem'

/** Stored as it is, when it is one of the texts that are accepted. */
export function asText<Value extends string = string>(accepts?: (text: string) => text is Value): Codec<Value>
export function asText(accepts: (text: string) => boolean = () => true): Codec<string> {
  // Ids, names and addresses are short; whatever is longer was not written by us.
  return {
    decode: (text) => (text.length <= 500 && accepts(text) ? text : undefined),
    encode: (value) => value,
  }
}
