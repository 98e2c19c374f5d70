import { type GenericSchema, safeParse } from 'valibot'

/** Parses by a schema that is created on first use, so declaring an item costs nothing. */
export function bySchema<Value>(
  createSchema: () => GenericSchema<unknown, Value>,
): (json: unknown) => Value | undefined {
  return (json) => {
    const read = safeParse(createSchema(), json)
    return read.success ? read.output : undefined
  }
}
