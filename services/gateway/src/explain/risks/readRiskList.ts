import { createHash } from 'node:crypto'
import { isCaipAddress, isRecord, type Namespace, parseAddress, riskKey } from '@latchkey/protocol'
import { accountOf } from '@latchkey/verify'
import { namespaceOf } from '../../account/namespaceOf'
import { cleanText } from '../../activity/cleanText'
import { refusals } from '../../http/refusals'
import { riskListUnreadable } from './errors'
import type { RiskEntry } from './RiskSource'

/** Far more than known lists have. */
const mostEntries = 500_000
const longestReason = 200
/** Chains with the three prefixes that Polkadot addresses are mostly written with: 0, 2 and 42. */
const polkadotChains = [
  '91b171bb158e2d3848fa23a9f1c25182',
  'b0a8d493285c2df73290dfb7e61f870f',
  '0'.repeat(32),
]

/**
 * Reads a list: a JSON array of addresses or of `{"address", "reason"}`, a JSON object of reasons by address, or a text
 * with one address in each line and `#` before comments. An address is plain or CAIP-10. Skips what isn't an address, as
 * lists have domains too, but not a list without any. @throws riskListUnreadable
 */
export function readRiskList(text: string): readonly RiskEntry[] {
  const entries = entriesOf(text.replace(/^\ufeff/, '').trim())
  if (entries.length > mostEntries) throw riskListUnreadable({ reason: `more than ${mostEntries} entries` })
  const found = new Map<string, string | null>()
  for (const [address, reason] of entries) {
    const clean = typeof reason === 'string' ? cleanText(reason, longestReason) : null
    for (const key of keysOf(address)) found.set(createHash('sha256').update(key).digest('hex'), clean)
  }
  // An empty list is more likely a mistake than the end of all fraud.
  if (found.size === 0) throw riskListUnreadable({ reason: 'no address found' })
  return [...found].map(([hash, reason]) => ({ hash, reason }))
}

type Entry = readonly [address: string, reason: unknown]

function entriesOf(text: string): readonly Entry[] {
  if (!/^[[{]/.test(text))
    return text.split(/\r?\n/).map((line): Entry => [line.replace(/[#;].*$/, '').trim(), null])
  const list = parseJson(text)
  if (!Array.isArray(list)) return Object.entries(Object(list))
  return list.flatMap((entry): Entry[] => {
    if (typeof entry === 'string') return [[entry, null]]
    return isRecord(entry) && typeof entry.address === 'string' ? [[entry.address, entry.reason]] : []
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw riskListUnreadable({ reason: 'not valid JSON' }, { cause })
  }
}

/** Returns the keys of an address, one for each way to write it; none for what isn't an address. */
function keysOf(given: string): readonly string[] {
  const address = isCaipAddress(given) ? parseAddress(given).address : given
  const namespace = familyOf(address)
  if (!namespace) return []
  if (namespace !== 'polkadot') return [riskKey(namespace, address)]
  const spellings = polkadotChains.map(
    (chain) => accountOf(`polkadot:${chain}:${address}`).split(':')[2] ?? '',
  )
  return [...new Set([address, ...spellings])].map((one) => riskKey(namespace, one))
}

function familyOf(address: string): Namespace | undefined {
  try {
    return address.length > 100 ? undefined : namespaceOf(address)
  } catch (error) {
    // Lists also have lines that aren't addresses, such as sites.
    if (refusals.malformedAddress.is(error)) return undefined
    throw error
  }
}
