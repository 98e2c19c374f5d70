import type { TokenFacts } from '../../TokenFacts'
import type { Descriptor } from './Descriptor'

/** What a formatter may ask for. An answer that isn't known is undefined, and the plain value is shown. */
export type Lookups = {
  /** The coin of a network. */
  readonly coinOf?: (chainId: number) => TokenFacts | undefined
  readonly tokenOf?: (chainId: number, address: string) => TokenFacts | undefined
  /** A trusted name of an address. `sources` are the kinds of names that the descriptor accepts, such as `ens`. */
  readonly nameOf?: (chainId: number, address: string, sources?: readonly string[]) => string | undefined
  readonly collectionOf?: (chainId: number, address: string) => string | undefined
  /** The time of a block in Unix seconds. */
  readonly timeOf?: (chainId: number, block: bigint) => number | undefined
  /** The descriptor for a call inside a call. */
  readonly descriptorOf?: (chainId: number, address: string) => Descriptor | undefined
}
