import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** A foreign value as the schema has it, or null; an object whose getters throw is no better than a wrong one. */
export function parseOrNull<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): InferOutput<Schema> | null {
  try {
    const parsed = safeParse(schema, value)
    return parsed.success ? parsed.output : null
  } catch {
    // The page or the wallet made an object that can't be looked at: it counts as malformed.
    return null
  }
}
