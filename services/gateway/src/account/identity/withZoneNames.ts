import { addressFor } from '../../name/addressFor'
import type { Names } from '../../name/createNames'
import type { StoredName } from '../../name/StoredName'
import type { Identities, Identity } from './createIdentities'

/** A name may be registered or change at any time. */
const lifetimeMs = 15_000

/** What the names of the zones need. */
export type ZoneNamesOptions = {
  readonly names: Pick<Names, 'zones' | 'of'>
  readonly now: () => number
  /** The chain that has names. */
  readonly mainId: string
}

/** Adds the names of the operator's zones to those on chain, which come first. */
export function withZoneNames(identities: Identities, { names, now, mainId }: ZoneNamesOptions): Identities {
  if (names.zones.length === 0) return identities
  return async (address, chainId) => {
    const onChain = await settle(identities(address, chainId))
    if ('name' in onChain && onChain.name !== null) return onChain
    const leadsBack = (one: StoredName) =>
      chainId === undefined || addressFor(one, chainId, chainId === mainId) === address.toLowerCase()
    const own = (await names.of(address)).find(leadsBack)
    // Without a name of its own, a chain that is down is what counts.
    if (!own && 'failure' in onChain) throw onChain.failure
    const resolvedAt = now()
    return { name: own?.name ?? null, avatar: null, resolvedAt, until: resolvedAt + lifetimeMs }
  }
}

async function settle(asked: Promise<Identity>): Promise<Identity | { readonly failure: unknown }> {
  try {
    return await asked
  } catch (failure) {
    return { failure }
  }
}
