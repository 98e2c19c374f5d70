import { requestRefused } from '@latchkey/protocol'
import type { PeerMessage } from './parseMessage'

/**
 * Writes a message as JSON that every wallet can parse.
 *
 * JavaScript wallets quote every integer of 17 or more digits before they parse, even inside strings, which breaks the
 * whole message for them. If a string holds such digits, the character after them is escaped: the same string for
 * every parser, and nothing for theirs to match. @throws requestRefused
 */
export function writeMessage(message: PeerMessage): string {
  const { id, ...rest } = message
  const body =
    'method' in rest
      ? { id, jsonrpc: '2.0', method: rest.method, params: rest.params }
      : { id, jsonrpc: '2.0', ...rest }
  return stringify(body).replace(/"(?:[^"\\]|\\.)*"/gs, (literal) =>
    literal.replace(/(\d{16,})([,}\]])/g, (_, digits: string, sign: string) => digits + asEscape(sign)),
  )
}

function stringify(body: object): string {
  try {
    return JSON.stringify(body, (_, value: unknown) => {
      if (typeof value === 'number' && !isReadable(value))
        throw requestRefused({ reason: 'a number is too long for JSON; write it as text' })
      return value
    })
  } catch (cause) {
    if (requestRefused.is(cause)) throw cause
    throw requestRefused({ reason: 'it is not JSON' }, { cause })
  }
}

/** Integers beyond 2^53 aren't exact, and wallets treat 16 or more digits after a point as such. */
function isReadable(value: number): boolean {
  return Number.isSafeInteger(value) || (Number.isFinite(value) && !/\d{16}/.test(`${value}`))
}

function asEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
