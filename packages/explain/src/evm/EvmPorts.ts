import type { Ask } from '../Ask'
import type { TokenFacts } from '../TokenFacts'
import type { Descriptor } from './descriptor/Descriptor'

/** A descriptor and the hash of the file it's from. */
export type DescriptorFile = { readonly descriptor: Descriptor; readonly hash?: string | undefined }

/** What an explanation needs from outside. Without a node it only reads. */
export type EvmPorts = {
  readonly chainId: number
  /** The account that is asked to sign, unless the request names another one of `accounts`. */
  readonly account: string
  /** All accounts that the wallet shows. Some wallets sign with `account` if a request names any other one. */
  readonly accounts?: readonly string[] | undefined
  readonly ask?: Ask | undefined
  /** The coin of the network. */
  readonly coin?: TokenFacts | undefined
  /** A token that the site or the operator vouches for, before what its contract says of itself. */
  readonly tokenOf?: ((address: string) => TokenFacts | undefined) | undefined
  /** Tokens that the visitor has: their balances are compared even if nothing tells of them. */
  readonly watch?: readonly string[]
  /** A name of an address that the visitor can trust. */
  readonly nameOf?: (address: string, sources?: readonly string[]) => string | undefined
  /**
   * The descriptors of a contract by CAIP-10, for its calls or for messages to it. There may be several: of a token, one
   * for permits and one for transfers by signature. The first that fits the request is used.
   */
  readonly describe?:
    | ((caip10: string, kind: 'calldata' | 'eip712') => Promise<readonly DescriptorFile[] | undefined>)
    | undefined
  /** Networks whose node can't simulate, with when that was seen. Keep it to ask each node only once an hour. */
  readonly unable?: Map<number, number>
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly randomAddress?: () => string
}
