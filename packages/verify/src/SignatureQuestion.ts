import type { NetworkId } from '@latchkey/protocol'
import type { NodeOptions } from './node/callContract'

/** A signature to verify. */
export type SignatureQuestion = NodeOptions & {
  readonly chainId: NetworkId
  readonly address: string
  /** The exact text. */
  readonly message: string
  /** The wallet's signature: hex (EVM, Polkadot), base58 or base64 (Solana), base64 (Bitcoin). */
  readonly signature: string
  /** The public key that the wallet reported. Ignored: the address is enough. */
  readonly publicKey?: string
}
