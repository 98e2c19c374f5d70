import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { nodeFailed } from '../rpc/errors'
import { readExactJson } from '../rpc/readExactJson'
import type { NodeAnswer } from '../rpc/requestNode'

/** Reads an Esplora answer by a schema; if it doesn't match, another API may do better. @throws nodeFailed */
export function readEsplora<Schema extends GenericSchema>(
  schema: Schema,
): (answer: NodeAnswer) => InferOutput<Schema> {
  return ({ status, body }) => {
    const parsed = status === 200 ? safeParse(schema, parse(body)) : undefined
    if (!parsed?.success) throw nodeFailed({ reason: status === 200 ? 'not Esplora' : `status ${status}` })
    return parsed.output
  }
}

function parse(body: Buffer): unknown {
  try {
    return readExactJson(body.toString())
  } catch {
    // Invalid JSON matches no schema.
    return undefined
  }
}
