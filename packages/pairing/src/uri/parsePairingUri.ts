import { pairingUriRefused } from '@latchkey/protocol'
import { isKey, topicOf } from '../crypto/topicOf'
import type { PairingUri } from './PairingUri'

/** Longer than any real URI. */
const longest = 2048

/** Parses a pairing URI as strictly as the strictest wallet. @throws pairingUriRefused */
export function parsePairingUri(text: string): PairingUri {
  if (text.length > longest) throw pairingUriRefused({ reason: 'too long' })
  const [, topic, version, rest] = /^wc:([^@?]*)@([^?]*)\?(.*)$/s.exec(text.trim()) ?? []
  if (topic === undefined) throw pairingUriRefused({ reason: "it doesn't start with wc:" })
  if (version !== '2') throw pairingUriRefused({ reason: "it isn't version 2" })
  const query = new URLSearchParams(rest)
  const symKey = only(query, 'symKey')
  if (!isKey(symKey)) throw pairingUriRefused({ reason: 'its key is missing' })
  if (topic !== topicOf(symKey)) throw pairingUriRefused({ reason: "its topic doesn't match its key" })
  if (only(query, 'relay-protocol') !== 'irn') throw pairingUriRefused({ reason: 'unknown relay protocol' })
  const methods = only(query, 'methods')?.split(',').filter(Boolean) ?? []
  return { topic, symKey, ...readExpiry(query), ...(methods.length > 0 ? { methods } : {}) }
}

/** Returns the value of a parameter that occurs once. @throws pairingUriRefused */
function only(query: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = query.getAll(name)
  if (others.length > 0) throw pairingUriRefused({ reason: `${name} is there twice` })
  return value
}

function readExpiry(query: URLSearchParams): { expiry?: number } {
  const text = only(query, 'expiryTimestamp')
  if (text === undefined) return {}
  if (!/^\d{1,12}$/.test(text)) throw pairingUriRefused({ reason: 'its expiry is invalid' })
  return { expiry: Number(text) }
}
