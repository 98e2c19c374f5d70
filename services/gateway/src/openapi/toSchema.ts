import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** As much of JSON Schema as contracts need. */
export type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

/** The JSON Schema of what goes into a parser, or of what comes out. */
export function toSchema(schema: GenericSchema, side: 'input' | 'output'): JsonSchema {
  // What JSON Schema has no word for, as a transformation, is left out of the description.
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: side, errorMode: 'ignore' })
  return rest as JsonSchema
}
