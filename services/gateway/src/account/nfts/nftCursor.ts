import { refusals } from '../../http/refusals'

/** Where a page of collectibles begins. */
export type NftPlace = { readonly chainId: string; readonly offset: number }

/** The text by which a client asks for the next page. */
export const nftCursor = {
  write: ({ chainId, offset }: NftPlace): string => Buffer.from(`${offset} ${chainId}`).toString('base64url'),
  /** @throws invalidParameter */
  read(cursor: string): NftPlace {
    const text = Buffer.from(cursor, 'base64url').toString()
    const [, offset, chainId] = /^(\d{1,7}) ([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})$/.exec(text) ?? []
    if (!offset || !chainId) throw refusals.invalidParameter({ name: 'cursor', reason: 'not one of ours' })
    return { chainId, offset: Number(offset) }
  },
} as const
