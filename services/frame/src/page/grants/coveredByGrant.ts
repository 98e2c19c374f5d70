import { type NetworkId, permissionEnded } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import type { Grant } from './Grant'
import { type GrantedCall, listUses, type Use } from './listUses'
import { readGrants } from './readGrants'
import { returnUses, takeUses } from './takeUses'

/** What a site wants to do without asking. */
export type Covering = {
  readonly origin: string
  readonly account: string
  readonly chain: NetworkId
  readonly calls: readonly GrantedCall[]
  /** The most that the account pays for gas; nothing if somebody else pays. */
  readonly fee?: bigint
  /** The visitor's limit, if the request may move more than that. Undefined if it doesn't. */
  readonly limit?: number | undefined
}

/** A permission that covers a request. */
export type Cover = {
  /** Takes what the request uses, before anything is signed. False if it isn't there any more: then ask the visitor. */
  spend(): Promise<boolean>
  /** Gives back what was taken. Only if nothing was signed. */
  giveBack(): Promise<void>
  /** Call it after signing and before sending. @throws permissionEnded if it was taken back meanwhile */
  assertLive(): Promise<void>
}

type Store = Pick<FramePage['store'], 'read' | 'change' | 'isLasting'>

/** [FLG-6] Finds a permission by which calls may be signed without asking. Nothing of it is taken yet. */
export async function coveredByGrant(
  { store }: { readonly store: Store },
  wanted: Covering,
): Promise<Cover | undefined> {
  const found = readGrants(await store.read()).find((grant) => coverOf(grant, wanted, store) !== undefined)
  if (!found) return undefined
  const { id } = found
  let taken: readonly Use[] | undefined
  return {
    async spend() {
      taken = undefined
      // One transaction reads and writes, so two tabs never take the same.
      await change(store, id, (grant) => {
        const cover = coverOf(grant, wanted, store)
        taken = cover?.uses
        return cover ? { ...grant, uses: cover.after } : grant
      })
      // A store that has just lost its database counts in a copy that the next page doesn't see.
      return taken !== undefined && store.isLasting === found.isLasting
    },
    async giveBack() {
      const uses = taken
      taken = undefined
      if (uses) await change(store, id, (grant) => ({ ...grant, uses: returnUses(grant.uses, uses) }))
    },
    async assertLive() {
      const now = readGrants(await store.read()).find((grant) => grant.id === id)
      if (!now || now.revokedAt !== null) throw permissionEnded()
    },
  }
}

/** What a request uses of a permission and how that leaves it, or nothing if it isn't covered. */
function coverOf(
  { origin, account, chain, revokedAt, isLasting, terms, uses, limit }: Grant,
  wanted: Covering,
  store: Store,
): { readonly uses: readonly Use[]; readonly after: Grant['uses'] } | undefined {
  if (revokedAt !== null || isLasting !== store.isLasting) return undefined
  if (origin !== wanted.origin || chain !== wanted.chain) return undefined
  if (account.toLowerCase() !== wanted.account.toLowerCase()) return undefined
  // One that was given before the visitor set the limit, or lowered it, doesn't pass it.
  if (wanted.limit !== undefined && (limit === null || limit > wanted.limit)) return undefined
  const needed = listUses(terms, wanted.calls, wanted.fee ?? 0n, Date.now())
  const after = needed && takeUses(uses, needed)
  return needed && after && { uses: needed, after }
}

async function change(store: Store, id: string, alter: (grant: Grant) => Grant): Promise<void> {
  await store.change((row) => ({
    grants: readGrants(row).map((grant) => (grant.id === id ? alter(grant) : grant)),
  }))
}
