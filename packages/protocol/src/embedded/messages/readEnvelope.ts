import { maxLength, object, optional, pipe, safeParse, string, unknown } from 'valibot'
import { frameMessageInvalid } from '../../errors/embedded'

/** What every message between page and frame consists of. */
export type Envelope = {
  readonly id: string | undefined
  /** The type without its prefix. */
  readonly name: string
  readonly payload: unknown
}

const envelope = () =>
  object({ id: optional(pipe(string(), maxLength(100))), type: string(), payload: optional(unknown()) })

/** Reads the parts of a message. Null without the prefix: a page gets messages of all kinds. @throws frameMessageInvalid */
export function readEnvelope(data: unknown, prefix: string): Envelope | null {
  const typed = safeParse(object({ type: string() }), data)
  if (!typed.success || !typed.output.type.startsWith(prefix)) return null
  const read = safeParse(envelope(), data)
  if (!read.success) throw frameMessageInvalid({ what: 'envelope' })
  const { id, type, payload } = read.output
  return { id, name: type.slice(prefix.length), payload }
}
