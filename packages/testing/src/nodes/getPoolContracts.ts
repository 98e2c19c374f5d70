import { type Address, getContractAddress } from 'viem'

/** The account that deploys the exchange and owns its liquidity; nobody has its key. */
export const poolDeployer: Address = '0x5eed000000000000000000000000000000009001'

/** The exchange of a chain with pools, at the same addresses on every one. */
export type PoolContracts = {
  /** Wrapped ether, with the interface of WETH9. */
  readonly wrapped: Address
  /** With the interface of Uniswap's v2 factory. */
  readonly factory: Address
  /** Reads like Uniswap's Router02, swaps like its SwapRouter02 (v2 only). */
  readonly router: Address
  /** ERC-20 with 18 decimals and EIP-2612 permits, symbol LKP; anybody can mint it. */
  readonly permitToken: Address
  /** ERC-20 like USDT with 6 decimals, symbol LKU: no return values, and an allowance changes only from or to zero. */
  readonly strictToken: Address
  /** ERC-20 with 18 decimals that burns 1 % of each transfer, symbol LKF. */
  readonly feeToken: Address
}

/** Returns where `seedPools` puts its contracts. */
export function getPoolContracts(): PoolContracts {
  const at = (nonce: bigint) => getContractAddress({ from: poolDeployer, nonce })
  return {
    wrapped: at(0n),
    factory: at(1n),
    router: at(2n),
    permitToken: at(3n),
    strictToken: at(4n),
    feeToken: at(5n),
  }
}
