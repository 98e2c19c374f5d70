import type { Latchkey } from '@latchkey/core'
import {
  connect,
  createConfig,
  disconnect,
  getBalance,
  getChainId,
  getConnection,
  reconnect,
  sendTransaction,
  signMessage,
  switchChain,
  waitForTransactionReceipt,
} from '@wagmi/core'
import { createWagmiConfig } from '../config/createWagmiConfig'
import type { WagmiSide } from './WagmiSide'

/** A site with wagmi 3. */
export function openWagmi3(latchkey: Latchkey): WagmiSide {
  const config = createWagmiConfig(latchkey, createConfig)
  const [connector] = config.connectors
  if (!connector) throw new RangeError('wagmi has no connector')
  return {
    async view() {
      const { address, addresses = [], chainId, status, connector: now } = getConnection(config)
      const provider = await now?.getProvider()
      return {
        address,
        addresses,
        chainId,
        status,
        connectorId: now?.id,
        provider,
        chosenChainId: getChainId(config),
      }
    },
    connect: (chainId) => connect(config, { connector, ...(chainId === undefined ? {} : { chainId }) }),
    disconnect: () => disconnect(config),
    reconnect: () => reconnect(config),
    switchChain: (chainId) => switchChain(config, { chainId }),
    signMessage: (message) => signMessage(config, { message }),
    getBalance: async (address) => (await getBalance(config, { address })).value,
    async send(to, value) {
      const hash = await sendTransaction(config, { to, value })
      await waitForTransactionReceipt(config, { hash })
    },
  }
}
