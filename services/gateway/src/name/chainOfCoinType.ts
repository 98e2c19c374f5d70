import { toCoinType } from '@latchkey/protocol'
import type { Chain } from '../config/chainSchema'

/** The coin type of Ethereum in SLIP-44. */
export const ethereumCoinType = 60
/** The coin type of all EVM chains in ENSIP-19. */
export const anyEvmCoinType = 0x8000_0000

/** Returns the coin type of an EVM chain, by ENSIP-11; nothing for other chains. */
export function coinTypeOf(chainId: string): number | undefined {
  const [namespace, reference] = chainId.split(':')
  const id = Number(reference)
  return namespace === 'eip155' && id > 0 && id < 2 ** 31 ? toCoinType(id) : undefined
}

/**
 * Returns the chain of a coin type among those the gateway serves. 60 is Ethereum, or else the chain that has names: it
 * has the part of Ethereum on a local stack.
 */
export function chainOfCoinType(chains: readonly Chain[], coinType: number): Chain | undefined {
  if (coinType !== ethereumCoinType) return chains.find(({ id }) => coinTypeOf(id) === coinType)
  return chains.find(({ id }) => id === 'eip155:1') ?? chains.find(({ names }) => names)
}
