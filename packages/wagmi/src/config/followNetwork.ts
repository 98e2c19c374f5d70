import { getAccount, getNetwork, type Latchkey } from '@latchkey/core'
import type { WagmiConfig } from './WagmiConfig'

/** When a page that doesn't let wagmi reconnect has rendered, too. */
const renderLimitMs = 1_000

/** Keeps the chosen network the same on both sides while no wallet is connected. A connected wallet decides itself. */
export function followNetwork(latchkey: Latchkey, config: WagmiConfig): void {
  const chosenIn = (state: ReturnType<Latchkey['getState']>) => getNetwork(state, 'eip155')?.network.id
  const chosen = () => chosenIn(latchkey.getState())
  const isFree = () => config.state.current === null && !getAccount(latchkey.getState(), 'eip155').isConnected
  const show = (networkId: ReturnType<typeof chosenIn>) => {
    const chain = config.chains.find(({ id }) => id === networkId)
    if (!chain || !isFree() || config.state.chainId === chain.id) return
    config.setState((state) => ({ ...state, chainId: chain.id }))
  }
  const showChosen = () => show(chosen())
  // A server doesn't know what the visitor chose earlier, and a page must first render what the server did.
  const served = chosenIn(latchkey.store.getInitialState())
  show(served)
  // A server may create a config for each request, and wagmi has no way to end one.
  if (!latchkey.host.isBrowser) return
  if (chosen() !== served) showLater(latchkey, config, showChosen)
  latchkey.subscribe(chosenIn, showChosen)
  config.subscribe(({ current }) => current, showChosen)
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

/** Calls back when wagmi has reconnected: our connector lets it do so only after the page's first render. */
function showLater({ host }: Latchkey, config: WagmiConfig, show: () => void): void {
  const showOnce = () => {
    unsubscribe()
    cancel()
    show()
  }
  // It is `connecting` before React renders what is in wagmi's provider.
  const unsubscribe = config.subscribe(
    ({ status }) => status === 'connected' || status === 'disconnected',
    (isSettled) => isSettled && showOnce(),
  )
  const cancel = host.setTimer(showOnce, renderLimitMs)
}
