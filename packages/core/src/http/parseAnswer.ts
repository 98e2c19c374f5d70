import { type Call, malformedAnswer } from '@latchkey/protocol'
import { type GenericSchema, getDotPath, safeParse } from 'valibot'

function read(schema: GenericSchema, text: string) {
  // No body at all is for the contract to allow. One fault is enough: a hostile answer may hold a million.
  return safeParse(schema, text === '' ? undefined : JSON.parse(text), { abortEarly: true })
}

/** What an answer says, when it fits its contract. @throws malformedAnswer */
export function parseAnswer({ name, output }: Pick<Call, 'name' | 'output'>, text: string): unknown {
  let result: ReturnType<typeof read>
  try {
    result = read(output, text)
  } catch (cause) {
    throw malformedAnswer({ what: name }, { cause })
  }
  if (result.success) return result.output
  // The names on the way to the fault come from outside, so they are cut.
  const at = getDotPath(result.issues[0])
  throw malformedAnswer({ what: (at === null ? name : `${name}.${at}`).slice(0, 200) })
}
