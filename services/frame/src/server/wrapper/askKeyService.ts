import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { wrapperFailed } from './errors'

const answerMs = 5_000

/** Sends a request to a key service and parses its answer. @throws wrapperFailed */
export async function askKeyService<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(answerMs), redirect: 'error' })
    // The body of an error may quote the request, which has a secret.
    if (!response.ok) throw wrapperFailed({ reason: `the key service answered ${response.status}` })
    return parse(schema, await response.json())
  } catch (cause) {
    if (wrapperFailed.is(cause)) throw cause
    throw wrapperFailed({ reason: 'the key service does not answer' }, { cause })
  }
}
