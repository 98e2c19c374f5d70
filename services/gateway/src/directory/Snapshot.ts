import type { getWallets } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import type { CachedReply } from '../http/sendCachedReply'
import type { Listing } from './Listing'

/** A query for wallets. */
export type WalletQuery = InferOutput<NonNullable<typeof getWallets.query>>

/** The directory at one moment: created once, queried often, never changed. */
export type Snapshot = {
  /** The state of the database it was created from. */
  readonly version: string
  readonly size: number
  /** Returns the names of all wallets. */
  names(): readonly string[]
  /** [DIR-1] Returns a page of matching wallets. */
  page(query: WalletQuery): CachedReply
  /** Finds a wallet by image id, id, or an id from another directory. */
  find(id: string): Listing | undefined
}
