import { localNetworkIds } from '@latchkey/testing'
import { seedBitcoin, startBitcoin } from '@latchkey/testing/node'
import type { ChainPart } from './ChainPart'
import { probePage } from './probePage'
import { readPort } from './readPort'
import { seeded } from './seeded'

/** A local Bitcoin chain with Esplora and seeded accounts. */
export function bitcoinPart(env: NodeJS.ProcessEnv): ChainPart {
  const id = localNetworkIds.bitcoin
  return {
    what: 'local Bitcoin chain (Esplora)',
    variable: 'BITCOIN_PORT',
    port: readPort(env, 'BITCOIN_PORT', 3002),
    networkId: id,
    async start(port) {
      const { isReal, url, stop } = await seeded(startBitcoin({ port }), seedBitcoin)
      const note =
        "bitcoind isn't installed, so the Bitcoin chain is in memory and checks no signatures. Run npm run bitcoind to get a real one."
      return { url, stop, ...(isReal ? {} : { note }) }
    },
    probe: (url) => probePage(`${url}/blocks/tip/height`),
    describe: (url) => ({ other: { id, name: 'Local Bitcoin', rpc: [url], testnet: false } }),
  }
}
