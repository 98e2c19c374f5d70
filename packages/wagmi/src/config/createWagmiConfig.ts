import type { Latchkey } from '@latchkey/core'
import { docsLink, wrongOption } from '@latchkey/protocol'
import { toChain } from '../clients/toChain'
import { toTransport } from '../clients/toTransport'
import { latchkeyConnector, latchkeyConnectorId } from '../connector/latchkeyConnector'
import { tellWagmi } from '../connector/tellWagmi'
import { toText } from '../connector/toText'
import { followNetwork } from './followNetwork'
import type { WagmiConfig, WagmiParameters } from './WagmiConfig'

/**
 * Creates a config of wagmi 2 or 3 with the EVM networks of an instance, and keeps both in agreement. `createConfig` is
 * wagmi's; wrap it to change or add parameters. wagmi stores nothing, since the instance and the wallet remember.
 * @throws invalidOption
 */
export function createWagmiConfig<C extends WagmiConfig>(
  latchkey: Latchkey,
  createConfig: (parameters: WagmiParameters) => C,
): C {
  // Plain JavaScript may swap the two.
  if (typeof createConfig !== 'function')
    throw wrongOption(
      'createConfig',
      "wagmi's createConfig as the second argument",
      createConfig,
      docsLink('wagmi', 'wagmi'),
    )
  const networks = latchkey.getState().network.networks
  const evm = networks.flatMap((network) => {
    const chain = toChain(network)
    return chain ? [{ chain, transport: toTransport(network) }] : []
  })
  const [first, ...others] = evm.map(({ chain }) => chain)
  if (!first) throw wrongOption('networks', 'at least one EVM network', networks)
  const config = createConfig({
    chains: [first, ...others],
    transports: Object.fromEntries(evm.map(({ chain, transport }) => [chain.id, transport])),
    connectors: [latchkeyConnector(latchkey)],
    // The modal lists the wallets.
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  followNetwork(latchkey, config)
  const ours = config.connectors.find(({ id }) => id === latchkeyConnectorId)
  // wagmi hears nothing while it connects. When a connector has disconnected, it puts back what it knew before that. So
  // it is told again, before anybody who subscribes later sees the difference.
  if (ours)
    config.subscribe(
      ({ status, connections }) =>
        (status === 'connected' || status === 'disconnected') &&
        `${status} ${toText(connections.get(ours.uid))}`,
      (settled) => settled && tellWagmi(latchkey, ours.emitter),
    )
  return config
}
