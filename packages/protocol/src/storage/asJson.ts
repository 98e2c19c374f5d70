import type { Codec } from './defineItem'

/** Stored as JSON; `parse` gives nothing for what does not have the right shape. */
export function asJson<Value>(parse: (json: unknown) => Value | undefined): Codec<Value> {
  return { decode: (text) => parse(JSON.parse(text)), encode: (value) => JSON.stringify(value) }
}
