import { envelopeRefused, isRecord } from '@latchkey/protocol'

/** A request to the peer. */
export type PeerRequest = { readonly id: number; readonly method: string; readonly params: unknown }

/** An answer. `error` can be anything; wallets are not careful. */
export type PeerAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: unknown }

/** The content of an envelope. */
export type PeerMessage = PeerRequest | PeerAnswer

/** Parses the text of an opened envelope. @throws envelopeRefused */
export function parseMessage(text: string): PeerMessage {
  const json = parseJson(text)
  if (!isRecord(json) || json.jsonrpc !== '2.0') throw envelopeRefused({ reason: 'not JSON-RPC' })
  const { id, method } = json
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0)
    throw envelopeRefused({ reason: 'its id is not a number' })
  if (typeof method === 'string') return { id, method, params: json.params }
  if ('error' in json && json.error != null) return { id, error: json.error }
  if ('result' in json) return { id, result: json.result }
  throw envelopeRefused({ reason: 'neither request nor answer' })
}

function parseJson(text: string): unknown {
  try {
    // JavaScript wallets use their own JSON with big integers, but write plain JSON.
    return JSON.parse(text)
  } catch (cause) {
    throw envelopeRefused({ reason: 'not JSON' }, { cause })
  }
}
