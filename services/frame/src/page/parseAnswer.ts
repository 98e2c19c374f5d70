import { type Call, malformedAnswer } from '@latchkey/protocol'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** Parses the body of an answer by its contract. @throws malformedAnswer */
export function parseAnswer<Output extends GenericSchema>(
  { name, output }: Pick<Call, 'name'> & { readonly output: Output },
  text: string,
): InferOutput<Output> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw malformedAnswer({ what: name }, { cause })
  }
  const read = safeParse(output, json, { abortEarly: true })
  if (!read.success) throw malformedAnswer({ what: name })
  return read.output
}
