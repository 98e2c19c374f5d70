import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { frameMessageInvalid } from '../../errors/embedded'

/** Reads what a message carries. @throws frameMessageInvalid */
export function parsePayload<Schema extends GenericSchema>(
  schema: Schema,
  payload: unknown,
  what: string,
): InferOutput<Schema> {
  const read = safeParse(schema, payload)
  if (!read.success) throw frameMessageInvalid({ what })
  return read.output
}
