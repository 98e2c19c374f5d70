import { localNetworkIds } from '@latchkey/testing'
import { polkadotSeed, startChopsticks } from '@latchkey/testing/node'
import type { ChainPart } from './ChainPart'
import { probeNode } from './probeNode'
import { readPort } from './readPort'

/** A local Polkadot chain: Rococo's Asset Hub with funded accounts. */
export function polkadotPart(env: NodeJS.ProcessEnv): ChainPart {
  const id = localNetworkIds.polkadot
  const nativeCurrency = { name: 'Rococo', symbol: 'ROC', decimals: 12 }
  return {
    what: 'local Polkadot chain',
    variable: 'POLKADOT_PORT',
    port: readPort(env, 'POLKADOT_PORT', 9944),
    networkId: id,
    start: (port) => startChopsticks({ port, balances: polkadotSeed() }),
    probe: (url) => probeNode(url, 'chain_getHeader', (result) => result !== undefined),
    describe: (url) => ({
      other: { id, name: 'Local Asset Hub', rpc: [url], testnet: false, nativeCurrency },
    }),
  }
}
