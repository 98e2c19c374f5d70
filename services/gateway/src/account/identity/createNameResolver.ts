import { parseNetworkId, toCoinType } from '@latchkey/protocol'
import { base58 } from '@scure/base'
import { type Address, getAddress, type Hex, hexToBytes, size } from 'viem'
import { getEnsAddress, normalize } from 'viem/ens'
import { createCachedCall } from '../../cache/createCachedCall'
import { refusals } from '../../http/refusals'
import { addressFor } from '../../name/addressFor'
import type { Names } from '../../name/createNames'
import { isOfZone } from '../../name/parseName'
import { changedAtOf } from '../../name/StoredName'
import type { Nodes } from '../../rpc/Nodes'
import { createNamesClient } from './createNamesClient'
import type { OffchainOptions } from './fetchOffchain'
import { isContractAt } from './isContractAt'

/** The address that a name has on a chain. */
export type ResolvedName = {
  /** In its normal form. */
  readonly name: string
  readonly address: string | null
  readonly isForChain: boolean
  /** When a name of the operator's zones changed last; null for others. */
  readonly changedAt: Date | null
  readonly resolvedAt: number
}

/** [SND-5] Resolves a name on a chain. @throws malformedName, unsupportedChain, sourceDown */
export type NameResolver = (name: string, chainId: string) => Promise<ResolvedName>

/** What resolving needs. */
export type NameResolverOptions = {
  readonly nodes: Pick<Nodes, 'call' | 'chains'>
  readonly now: () => number
  /** The names of the operator's zones, which need no chain. */
  readonly names?: Pick<Names, 'zones' | 'find'> | undefined
  /** For tests, which have no public internet. */
  readonly outside?: Pick<OffchainOptions, 'resolve' | 'isAllowed'>
}

const limitMs = 10_000
/** Money follows the answer, so it must be young. */
export const nameLifetimeMs = 15_000
const [ethereum, anyEvm, solana] = [60n, 0x80000000n, 501n]

/**
 * Resolves names on the first chain that has them. On another EVM chain the name's address for that chain counts, else
 * the one for any EVM chain, else the one for Ethereum, unless that is a contract: it may not exist elsewhere.
 */
export function createNameResolver({ nodes, now, names, outside }: NameResolverOptions): NameResolver {
  const kept = createCachedCall<ResolvedName>({ now, most: 10_000, lifetimeMs: nameLifetimeMs })
  const chain = nodes.chains.find(({ names }) => names)

  const find = async (name: string, chainId: string): Promise<ResolvedName> => {
    if (!chain?.names) throw refusals.sourceDown({ what: 'names' })
    const signal = AbortSignal.timeout(limitMs)
    const client = createNamesClient(nodes, chain.id, { ...outside, signal })
    const universalResolverAddress = chain.names.toLowerCase() as Address
    const read = (coinType: bigint) => getEnsAddress(client, { name, coinType, universalResolverAddress })
    const found = (address: string | null, isForChain = true) => ({
      name,
      address,
      isForChain: address !== null && isForChain,
      changedAt: null,
      resolvedAt: now(),
    })
    try {
      const { namespace, chainId: reference } = parseNetworkId(chainId)
      if (namespace === 'solana') return found(toSolana(await read(solana)))
      if (chainId === chain.id) return found(toEvm(await read(ethereum)))
      const own = toEvm(await read(BigInt(toCoinType(Number(reference))))) ?? toEvm(await read(anyEvm))
      if (own) return found(own)
      const main = toEvm(await read(ethereum))
      return found(main && (await isContractAt(nodes, chain.id, main, signal)) ? null : main, false)
    } catch {
      // The library's errors quote calls and addresses.
      throw refusals.sourceDown({ what: 'names' })
    }
  }

  const findOwn = async (own: Pick<Names, 'find'>, name: string, chainId: string): Promise<ResolvedName> => {
    const stored = await own.find(name)
    const address = stored && addressFor(stored, chainId, chainId === (chain?.id ?? 'eip155:1'))
    return {
      name,
      address: address ? getAddress(address) : null,
      isForChain: address !== undefined,
      changedAt: stored ? changedAtOf(stored) : null,
      resolvedAt: now(),
    }
  }

  return async (given, chainId) => {
    const name = normalOf(given)
    if (!/^(eip155:[1-9]\d{0,8}|solana:[-_a-zA-Z0-9]{1,32})$/.test(chainId))
      throw refusals.unsupportedChain({ chainId: chainId.slice(0, 100) })
    if (names && isOfZone(names.zones, name)) return findOwn(names, name, chainId)
    return kept(`${chainId} ${name}`, () => find(name, chainId))
  }
}

/** @throws malformedName */
function normalOf(given: string): string {
  try {
    // A name without a dot is a whole zone, and those have no owner to send to.
    if (given.length <= 255 && given.includes('.')) return normalize(given)
  } catch {
    // Not a valid name.
  }
  throw refusals.malformedName({ name: given.slice(0, 100) })
}

function toEvm(bytes: Hex | null): string | null {
  return bytes && size(bytes) === 20 ? getAddress(bytes) : null
}

function toSolana(bytes: Hex | null): string | null {
  return bytes && size(bytes) === 32 ? base58.encode(hexToBytes(bytes)) : null
}
