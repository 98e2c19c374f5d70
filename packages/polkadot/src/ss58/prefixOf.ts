import type { NetworkId } from '@latchkey/protocol'
import type { PolkadotOptions } from '../PolkadotOptions'

/** The generic prefix, which fits any network. */
export const general = 42

/** Networks with their own prefix. */
const known: { readonly [reference: string]: number } = {
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  '68d56f15f85d3136970ec16946040bc1': 0,
  '77afd6190f1554ad45fd0d31aee62aac': 0,
  d6eec26135305a8ad257a20d00335728: 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
  '48239ef607d7928874027a43a6768920': 2,
  '9eb76c5184c4ab8679d2d5d819fdf90b': 5,
  '262e1b2ad728475fd6fe88e62d34c200': 6,
  fc41b9bd8ef8fe53d58c7ea67c794c7e: 10,
  '1bb969d85965e4bb5a651abbedf21a54': 30,
  d43540ba6d3eb4897c28a77d48cb5b72: 30,
  afdc188f45c71dacbaa0b62e16a91f72: 63,
  e61a41c53f5dcd0beb09df93b34402aa: 172,
}

/** Returns the SS58 prefix of a network: the site's, else the well-known one, else the generic one. */
export function prefixOf(networkId: NetworkId | null, { prefixes = {} }: PolkadotOptions): number {
  const reference = networkId?.slice('polkadot:'.length) ?? ''
  const told = networkId && Object.hasOwn(prefixes, networkId) ? prefixes[networkId] : undefined
  return told ?? (Object.hasOwn(known, reference) ? known[reference] : undefined) ?? general
}

/** A network whose addresses have this prefix, the site's own first; null if none is known. */
export function networkWithPrefix(prefix: number, { prefixes = {} }: PolkadotOptions): string | null {
  const isIts = ([, its]: readonly [string, number]) => its === prefix
  const own = Object.entries(prefixes).find(isIts)?.[0]
  const reference = Object.entries(known).find(isIts)?.[0]
  return own ?? (reference === undefined ? null : `polkadot:${reference}`)
}
