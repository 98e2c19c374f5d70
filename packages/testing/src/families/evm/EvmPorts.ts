import type { PrivateKeyAccount } from 'viem'

/** What the EVM family works with. */
export type EvmPorts = {
  readonly account: PrivateKeyAccount
  /** Where a chain is read and written, by CAIP-2. */
  nodeOf(chainId: string): string | undefined
}
