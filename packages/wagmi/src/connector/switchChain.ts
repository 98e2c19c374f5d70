import type { Latchkey } from '@latchkey/core'
import { cannotSwitch } from '@latchkey/protocol'
import { type Chain, SwitchChainError } from 'viem'
import { toWagmiError } from './toWagmiError'

/** Switches the network of the connected wallet to one of wagmi's chains. @throws UserRejectedRequestError, SwitchChainError */
export async function switchChain(
  latchkey: Latchkey,
  chains: readonly Chain[],
  { chainId }: { readonly chainId: number },
): Promise<Chain> {
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) throw new SwitchChainError(cannotSwitch({ id: `eip155:${chainId}` }))
  try {
    await latchkey.switchNetwork(`eip155:${chainId}`)
  } catch (error) {
    throw toWagmiError(error)
  }
  return chain
}
