/** A collection that something of was seen to come to an account. */
export type SeenCollection = {
  readonly contract: string
  /** What came and may still be there, for contracts that can't list it themselves. */
  readonly tokenIds?: readonly string[]
}

/** Tells which collections an account may hold something of, beside those of the configuration. */
export type SeenCollections = (chainId: string, address: string) => Promise<readonly SeenCollection[]>
