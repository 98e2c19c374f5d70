import type { Address } from 'viem'
import { getEnsText } from 'viem/ens'
import { createCache } from '../../cache/createCache'
import { refusals } from '../../http/refusals'
import { anyEvmCoinType, coinTypeOf, ethereumCoinType } from '../../name/chainOfCoinType'
import type { NameLookups } from '../../name/lookup/createNameLookups'
import type { Nodes } from '../../rpc/Nodes'
import type { AvatarReader } from './createAvatarReader'
import { createNamesClient } from './createNamesClient'
import type { OffchainOptions } from './fetchOffchain'
import { findPrimaryName } from './findPrimaryName'
import { isContractAt } from './isContractAt'

/** The name and picture of an account, and how long they are valid. */
export type Identity = {
  readonly name: string | null
  readonly avatar: string | null
  readonly resolvedAt: number
  readonly until: number
}

/**
 * [ACC-1] Finds the identity of an EVM account; with a chain, the name that it has there comes before the one on
 * Ethereum. @throws sourceDown
 */
export type Identities = (address: string, chainId?: string) => Promise<Identity>

/** What identities need. */
export type IdentitiesOptions = {
  readonly nodes: Pick<Nodes, 'call' | 'chains'>
  readonly readAvatar: AvatarReader
  readonly now: () => number
  /** Answers lookups of the gateway's own zones, without a request to itself. */
  readonly nameLookups?: NameLookups | undefined
  /** For tests, which have no public internet. */
  readonly outside?: Pick<OffchainOptions, 'resolve' | 'isAllowed'>
}

const hourMs = 3_600_000
const namedMs = 24 * hourMs
const limitMs = 10_000

/** Looks up identities on the first chain that has names; caches them for a day, or for an hour without a name. */
export function createIdentities(options: IdentitiesOptions): Identities {
  const { nodes, readAvatar, now, nameLookups, outside } = options
  const kept = createCache<Promise<Identity>>({ now, most: 20_000 })
  const chain = nodes.chains.find(({ names }) => names)

  const find = async (address: Address, chainId: string | undefined): Promise<Identity> => {
    if (!chain?.names) throw refusals.sourceDown({ what: 'names' })
    const signal = AbortSignal.timeout(limitMs)
    const client = createNamesClient(nodes, chain.id, {
      ...outside,
      ...(nameLookups ? { nameLookups } : {}),
      signal,
    })
    const universalResolverAddress = chain.names.toLowerCase() as Address
    const isContract = () => isContractAt(nodes, chain.id, address, signal)
    const resolvedAt = now()
    try {
      const name = await findPrimaryName(
        client,
        { address, universalResolverAddress, isContract },
        coinTypesOf(chainId),
      )
      if (name === null) return { name, avatar: null, resolvedAt, until: resolvedAt + hourMs }
      const record = await getEnsText(client, { name, key: 'avatar', universalResolverAddress })
      const avatar = record ? await readAvatar(record, address) : null
      return { name, avatar, resolvedAt, until: resolvedAt + namedMs }
    } catch {
      // The library's errors quote calls and addresses.
      throw refusals.sourceDown({ what: 'names' })
    }
  }

  /** ENSIP-19: the chain's own name, then the one for all EVM chains, then the one on Ethereum. */
  const coinTypesOf = (chainId: string | undefined): readonly number[] => {
    const own = chainId === undefined || chainId === chain?.id ? undefined : coinTypeOf(chainId)
    return own === undefined ? [ethereumCoinType] : [own, anyEvmCoinType, ethereumCoinType]
  }

  return async (address, chainId) => {
    const key = `${coinTypesOf(chainId)[0]} ${address.toLowerCase()}`
    const known = kept.get(key)
    if (known) return known
    const found = find(address.toLowerCase() as Address, chainId)
    // Concurrent callers share the same promise.
    kept.set(key, found, limitMs * 2)
    try {
      const identity = await found
      kept.set(key, found, identity.until - identity.resolvedAt)
      return identity
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
}
