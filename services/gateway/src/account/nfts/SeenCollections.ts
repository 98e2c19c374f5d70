/** A collection that sent something to an account. */
export type SeenCollection = {
  readonly contract: string
  /** What arrived and may still be there, for contracts that can't list it. */
  readonly tokenIds?: readonly string[]
}

/** Lists the collections an account may hold, besides the configured ones. */
export type SeenCollections = (chainId: string, address: string) => Promise<readonly SeenCollection[]>
