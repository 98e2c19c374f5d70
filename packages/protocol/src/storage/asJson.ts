import type { Codec } from './defineItem'

/** Stores JSON; `parse` returns undefined for a wrong shape. */
export function asJson<Value>(parse: (json: unknown) => Value | undefined): Codec<Value> {
  return { decode: (text) => parse(JSON.parse(text)), encode: (value) => JSON.stringify(value) }
}
