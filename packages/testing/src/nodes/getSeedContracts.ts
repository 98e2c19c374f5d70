import { type Address, getContractAddress } from 'viem'
import { testAccounts } from '../evm/testAccounts'

/** The account that deploys the seed; its first nonces decide the addresses. */
export const seedDeployer: Address = testAccounts[9].address

/** Contracts of a seeded chain, at the same addresses on every one. */
export type SeedContracts = {
  /** ERC-20 with 6 decimals, symbol LKD. */
  readonly dollar: Address
  /** ERC-20 with 18 decimals, symbol LKT. */
  readonly token: Address
  /** ERC-721, symbol LKC. */
  readonly collection: Address
  readonly ensRegistry: Address
  readonly ensResolver: Address
  readonly ensReverseRegistrar: Address
  /** For viem's `getEnsName` and `getEnsAddress`. */
  readonly ensUniversalResolver: Address
  readonly multicall3: Address
}

/** Returns where the seed puts its contracts. */
export function getSeedContracts(): SeedContracts {
  const at = (nonce: bigint) => getContractAddress({ from: seedDeployer, nonce })
  return {
    dollar: at(0n),
    token: at(1n),
    collection: at(2n),
    ensRegistry: at(3n),
    ensResolver: at(4n),
    ensReverseRegistrar: at(5n),
    ensUniversalResolver: at(6n),
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  }
}
