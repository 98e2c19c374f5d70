import { nullable, parseJson, pipe, record, regex, safeParse, string } from 'valibot'
import { refusals } from '../http/refusals'

/** How far each chain has been listed; null at its end. */
export type HistoryCursor = Readonly<Record<string, string | null>>

const chainId = pipe(string(), regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))
const key = pipe(string(), regex(/^[a-zA-Z0-9.]{1,120}$/))
const schema = pipe(string(), parseJson(), record(chainId, nullable(key)))

/** Converts cursors to the opaque text on the wire and back. */
export const historyCursor = {
  encode: (cursor: HistoryCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url'),
  /** @throws invalidParameter */
  decode: (text: string): HistoryCursor => {
    const bytes = /^[-_a-zA-Z0-9]+$/.test(text) ? Buffer.from(text, 'base64url').toString('utf8') : ''
    const result = safeParse(schema, bytes)
    if (result.success) return result.output
    throw refusals.invalidParameter({ name: 'cursor', reason: 'not a cursor of this gateway' })
  },
}
