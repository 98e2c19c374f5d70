import { refusals } from '../../http/refusals'

/** Where a page of collectibles starts. */
export type NftPlace = { readonly chainId: string; readonly offset: number }

/** Converts a place to the cursor of the next page and back. */
export const nftCursor = {
  write: ({ chainId, offset }: NftPlace): string => Buffer.from(`${offset} ${chainId}`).toString('base64url'),
  /** @throws invalidParameter */
  read(cursor: string): NftPlace {
    const text = Buffer.from(cursor, 'base64url').toString()
    const [, offset, chainId] = /^(\d{1,7}) ([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})$/.exec(text) ?? []
    if (!offset || !chainId)
      throw refusals.invalidParameter({ name: 'cursor', reason: 'not a cursor of this gateway' })
    return { chainId, offset: Number(offset) }
  },
} as const
