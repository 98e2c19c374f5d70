import { type NetworkId, unknownBundle } from '@latchkey/protocol'
import { toChain } from '../messages/toChain'

/** How calls were sent: as an operation that the operator carries, or as the visitor's own transaction. */
export type SentCalls = {
  readonly kind: 'operation' | 'transaction'
  readonly chain: NetworkId
  readonly hash: `0x${string}`
}

const kinds = ['operation', 'transaction'] as const
/** The hash, the chain in eight bytes, and the kind in one. */
const form = /^(0x[0-9a-f]{64})([0-9a-f]{16})0([01])$/

/** Writes where to look for calls as their id, so their state can be asked for after a reload and on other devices. */
export function toCallsId({ kind, chain, hash }: SentCalls): `0x${string}` {
  const chainId = BigInt(chain.slice('eip155:'.length)).toString(16).padStart(16, '0')
  return `0x${hash.slice(2).toLowerCase()}${chainId}0${kinds.indexOf(kind)}`
}

/** Reads the id of calls. @throws unknownBundle */
export function fromCallsId(id: string): SentCalls {
  const [, hash, chainId, kind] = form.exec(id) ?? []
  const chain = BigInt(`0x${chainId ?? '0'}`)
  if (!hash || chain === 0n) throw unknownBundle()
  return { hash: hash as `0x${string}`, chain: toChain(`${chain}`), kind: kinds[Number(kind)] ?? 'operation' }
}
