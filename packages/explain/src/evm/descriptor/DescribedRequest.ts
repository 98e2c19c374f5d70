import type { Described } from '../../Explanation'
import type { TokenFacts } from '../../TokenFacts'

/** What a descriptor says, and the hash of its file. */
export type DescribedText = { readonly text: Described; readonly hash?: string | undefined }

/** A request with its descriptors, ready to be written out. */
export type DescribedRequest = {
  /** Tokens whose symbol and decimals the descriptors want to show. */
  readonly tokens: readonly string[]
  readonly render: (tokenOf: (address: string) => TokenFacts | undefined) => readonly DescribedText[]
}
