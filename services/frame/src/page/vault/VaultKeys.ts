import type { Bytes } from './Bytes'

/** What a vault holds: the entropy behind the words, and the keys derived from it. Each has 32 bytes. */
export type VaultKeys = {
  readonly entropy: Bytes
  readonly evm: Bytes
  readonly solana: Bytes
}
