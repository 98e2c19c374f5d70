import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  getConnection,
  injected,
  reconnect,
  switchChain,
} from '@wagmi/core'
import { http } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { latchkeyConnector } from '../connector/latchkeyConnector'
import { followWagmi } from '../follow/followWagmi'
import type { OtherSite, OtherSiteOptions } from './OtherSite'

/** Opens such a site with wagmi 3. */
export function openOtherSite3({ latchkey, wallets, items, withOurs }: OtherSiteOptions): OtherSite {
  const config = createConfig({
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: http(), [optimism.id]: http() },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
        removeItem: (key) => void items.delete(key),
      },
    }),
    connectors: [
      ...wallets.map(({ info: { rdns, name }, provider }) =>
        // wagmi's type promises an answer of each method, which a wallet on a page can't.
        injected({ target: { id: rdns, name, provider: provider as never } }),
      ),
      ...(withOurs ? [latchkeyConnector(latchkey)] : []),
    ],
  })
  const stop = followWagmi(latchkey, config)
  return {
    view() {
      const { address, chainId, status, connector } = getConnection(config)
      return { address, chainId, status, connectorId: connector?.id }
    },
    async connect({ info }) {
      const connector = config.connectors.find(({ id }) => id === info.rdns)
      if (!connector) throw new RangeError(`wagmi doesn't know ${info.rdns}`)
      return connect(config, { connector })
    },
    disconnect: () => disconnect(config),
    reconnect: () => reconnect(config),
    switchChain: (chainId) => switchChain(config, { chainId }),
    failToDisconnect() {
      for (const connector of config.connectors)
        connector.disconnect = () => Promise.reject(new Error('no storage'))
    },
    stop,
  }
}
