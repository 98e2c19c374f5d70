import { type Call, malformedAnswer } from '@latchkey/protocol'
import { type GenericSchema, getDotPath, safeParse } from 'valibot'

function read(schema: GenericSchema, text: string) {
  // The contract decides whether a body may be missing. Stop at the first issue: a hostile answer may have a
  // million.
  return safeParse(schema, text === '' ? undefined : JSON.parse(text), { abortEarly: true })
}

/** Parses an answer by its contract. @throws malformedAnswer */
export function parseAnswer({ name, output }: Pick<Call, 'name' | 'output'>, text: string): unknown {
  let result: ReturnType<typeof read>
  try {
    result = read(output, text)
  } catch (cause) {
    throw malformedAnswer({ what: name }, { cause })
  }
  if (result.success) return result.output
  // The path to the issue comes from the server, so it is cut.
  const at = getDotPath(result.issues[0])
  throw malformedAnswer({ what: (at === null ? name : `${name}.${at}`).slice(0, 200) })
}
