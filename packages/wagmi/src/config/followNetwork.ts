import { getAccount, getNetwork, type Latchkey } from '@latchkey/core'
import type { WagmiConfig } from './WagmiConfig'

/** Keeps the chosen network the same on both sides while no wallet is connected. A connected wallet decides itself. */
export function followNetwork(latchkey: Latchkey, config: WagmiConfig): void {
  const chosenIn = (state: ReturnType<Latchkey['getState']>) => getNetwork(state, 'eip155')?.network.id
  const chosen = () => chosenIn(latchkey.getState())
  const isFree = () => config.state.current === null && !getAccount(latchkey.getState(), 'eip155').isConnected
  const tellWagmi = () => {
    const chain = config.chains.find(({ id }) => id === chosen())
    if (!chain || !isFree() || config.state.chainId === chain.id) return
    config.setState((state) => ({ ...state, chainId: chain.id }))
  }
  tellWagmi()
  latchkey.subscribe(chosenIn, tellWagmi)
  config.subscribe(({ current }) => current, tellWagmi)
  config.subscribe(
    ({ chainId }) => chainId,
    (chainId) => {
      if (!isFree() || chainId === chosen()) return
      latchkey
        .switchNetwork(`eip155:${chainId}`)
        .catch((cause) => latchkey.logger.warn('Could not follow wagmi to its network', cause))
    },
  )
}
