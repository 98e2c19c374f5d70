import { getPoolContracts, getSeedContracts, seedVendor, startAnvil } from '@latchkey/testing/node'
import { bringChains } from '../debian/bringChains'
import type { ChainPart } from './ChainPart'
import { probeNode } from './probeNode'
import { readPort } from './readPort'

/** Two local EVM chains, to switch between. */
export function evmParts(env: NodeJS.ProcessEnv): readonly ChainPart[] {
  const part = (what: string, name: string, variable: string, usual: number, chainId: number): ChainPart => ({
    what: `${what} (chain ${chainId})`,
    variable,
    port: readPort(env, variable, usual),
    networkId: `eip155:${chainId}`,
    async start(port) {
      await bringChains()
      const node = await startAnvil({ port, chainId, smartAccounts: true, pools: true })
      // What the stand-in vendor sells.
      await seedVendor(node.url)
      return node
    },
    probe: (url) => probeNode(url, 'eth_chainId', (result) => Number(result) === chainId),
    describe: (url) => ({
      evm: { chainId, url, name, contracts: getSeedContracts(), pools: getPoolContracts() },
    }),
  })
  return [
    part('local EVM chain', 'Local chain', 'EVM_PORT', 8545, 31337),
    part('second EVM chain', 'Second chain', 'EVM2_PORT', 8546, 31338),
  ]
}
