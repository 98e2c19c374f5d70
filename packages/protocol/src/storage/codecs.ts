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

/** Stores a non-negative integer, such as a time in milliseconds. */
export const asCount: Codec<number> = {
  decode: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  encode: (value) => `${value}`,
}

/** Stores JSON; `parse` returns undefined for a wrong shape. */
export function asJson<Value>(parse: (json: unknown) => Value | undefined): Codec<Value> {
  return { decode: (text) => parse(JSON.parse(text)), encode: (value) => JSON.stringify(value) }
}
