import { toEvmAddress } from './evm/toEvmAddress'
import { toSolanaAddress } from './solana/toSolanaAddress'
import type { VaultKeys } from './VaultKeys'
import type { VaultAddresses } from './VaultTask'

/** Returns the accounts of keys. */
export async function addressesOf({ evm, solana }: VaultKeys): Promise<VaultAddresses> {
  return { eip155: toEvmAddress(evm), solana: await toSolanaAddress(solana) }
}
