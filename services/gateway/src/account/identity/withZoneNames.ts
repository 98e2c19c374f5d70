import { addressFor } from '../../name/addressFor'
import type { Names } from '../../name/createNames'
import { isOfZone } from '../../name/parseName'
import type { StoredName } from '../../name/StoredName'
import type { Identities, Identity } from './createIdentities'

/** A name may be registered, freed or change at any time. */
const lifetimeMs = 15_000

/** What the names of the zones need. */
export type ZoneNamesOptions = {
  readonly names: Pick<Names, 'zones' | 'find' | 'of'>
  readonly now: () => number
  /** The chain that has names. */
  readonly mainId: string
}

/** Adds the names of the operator's zones to those on chain, which come first. */
export function withZoneNames(identities: Identities, { names, now, mainId }: ZoneNamesOptions): Identities {
  if (names.zones.length === 0) return identities
  return async (address, chainId) => {
    const leadsBack = (one: StoredName | undefined) =>
      one !== undefined &&
      (chainId === undefined
        ? one.addresses.some((known) => known.address === address.toLowerCase())
        : addressFor(one, chainId, chainId === mainId) === address.toLowerCase())
    const onChain = await settle(identities(address, chainId))
    if ('name' in onChain && onChain.name !== null) {
      if (!isOfZone(names.zones, onChain.name)) return onChain
      // What was looked up on chain is kept for long, and the name may belong to somebody else by now.
      if (leadsBack(await names.find(onChain.name))) return { ...onChain, ...freshness(now()) }
    }
    const own = (await names.of(address)).find(leadsBack)
    // Without a name of its own, a chain that is down is what counts.
    if (!own && 'failure' in onChain) throw onChain.failure
    return { name: own?.name ?? null, avatar: null, ...freshness(now()) }
  }
}

function freshness(resolvedAt: number): Pick<Identity, 'resolvedAt' | 'until'> {
  return { resolvedAt, until: resolvedAt + lifetimeMs }
}

async function settle(asked: Promise<Identity>): Promise<Identity | { readonly failure: unknown }> {
  try {
    return await asked
  } catch (failure) {
    return { failure }
  }
}
