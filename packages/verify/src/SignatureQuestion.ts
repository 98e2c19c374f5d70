import type { NetworkId } from '@latchkey/protocol'
import type { NodeOptions } from './node/NodeOptions'

/** Who is said to have signed what, and how. */
export type SignatureQuestion = NodeOptions & {
  readonly chainId: NetworkId
  readonly address: string
  /** The exact text. */
  readonly message: string
  /** As the wallet gave it: hexadecimal (EVM, Polkadot), base58 or base64 (Solana), base64 (Bitcoin). */
  readonly signature: string
  /** What the wallet said its key is. It is not checked: every address here tells enough of its key by itself. */
  readonly publicKey?: string
}
