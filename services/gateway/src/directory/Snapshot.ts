import type { getWallets } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import type { Listing } from './Listing'
import type { CachedReply } from './sendCachedReply'

/** What may be asked of the list of wallets. */
export type WalletQuery = InferOutput<NonNullable<typeof getWallets.query>>

/** The directory at one moment: made once, asked often, never changed. */
export type Snapshot = {
  /** Which state of the database it was made from. */
  readonly version: string
  readonly size: number
  /** [DIR-1] A page of the wallets that fit. */
  page(query: WalletQuery): CachedReply
  /** The wallet of an image id, of an id, or of one of the ids that others know it by. */
  find(id: string): Listing | undefined
}
