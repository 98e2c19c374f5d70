import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { JsonSchema } from './JsonSchema'

/** The JSON Schema of what goes into a parser, or of what comes out. */
export function toSchema(schema: GenericSchema, side: 'input' | 'output'): JsonSchema {
  // What JSON Schema has no word for, as a transformation, is left out of the description.
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: side, errorMode: 'ignore' })
  return rest as JsonSchema
}
