import type { Hex } from 'viem'

/** The chains where accounts can be smart. */
export type SmartChains = {
  /** Returns the code of the implementation on a chain, or nothing where a contract is missing. */
  codeOf(networkId: string): Promise<Hex | undefined>
  stop(): Promise<void>
}
