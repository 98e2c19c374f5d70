import { startDemo } from '../../apps/demo/src/startDemo'
import { startWallet } from '../../apps/wallet/src/startWallet'
import { localSettings } from '../../services/gateway/src/config/localSettings'
import { startGateway } from '../../services/gateway/src/startGateway'
import type { Part } from './Part'
import { probeChain } from './probeChain'
import { probePage } from './probePage'
import { readPort } from './readPort'

/** What `npm start` starts: the chains, the gateway that reads them, the wallet, and the demo that leads to all of them. */
export function stackGroups(env: NodeJS.ProcessEnv): readonly (readonly Part[])[] {
  const evm = (what: string, variable: string, usual: number, chainId: number) => ({
    what: `${what} (chain ${chainId})`,
    variable,
    port: readPort(env, variable, usual),
    start: async (port: number) => {
      // The node comes as a development package; whoever starts something else need not have it.
      const { startAnvil } = await import('@latchkey/testing/node')
      return startAnvil({ port, chainId })
    },
    probe: (url: string) => probeChain(url, chainId),
  })
  return [
    [evm('local EVM chain', 'EVM_PORT', 8545, 31337), evm('second EVM chain', 'EVM2_PORT', 8546, 31338)],
    [
      {
        what: 'gateway',
        variable: 'GATEWAY_PORT',
        port: readPort(env, 'GATEWAY_PORT', 4101),
        start: async (port, urls) => {
          const { getSeedContracts } = await import('@latchkey/testing/node')
          const contracts = getSeedContracts()
          const local = localSettings([
            { chainId: 31337, url: urls.get('EVM_PORT') ?? '', name: 'Local chain', contracts },
            { chainId: 31338, url: urls.get('EVM2_PORT') ?? '', name: 'Second chain', contracts },
          ])
          return startGateway({ port, env: { ...local, GATEWAY_LOG: 'warn', ...env } })
        },
        probe: (url) => probePage(`${url}/ready`),
      },
    ],
    [
      {
        what: 'web wallet',
        variable: 'WALLET_PORT',
        port: readPort(env, 'WALLET_PORT', 4104),
        start: (port, urls) => {
          const local = `${urls.get('GATEWAY_PORT')?.replace(/^http/, 'ws')}/relay`
          return startWallet({
            port,
            relays: env.WALLET_RELAY ? env.WALLET_RELAY.split(',') : [local],
            nodes: {
              'eip155:31337': urls.get('EVM_PORT') ?? '',
              'eip155:31338': urls.get('EVM2_PORT') ?? '',
            },
          })
        },
        probe: (url) => probePage(`${url}/wc`, ["default-src 'none'", "require-trusted-types-for 'script'"]),
      },
    ],
    [
      {
        what: 'demo site',
        variable: 'DEMO_PORT',
        port: readPort(env, 'DEMO_PORT', 4100),
        start: (port, urls) =>
          startDemo({
            port,
            gateway: urls.get('GATEWAY_PORT') ?? null,
            wallet: urls.get('WALLET_PORT') ?? null,
            nodes: {
              'eip155:31337': urls.get('EVM_PORT') ?? '',
              'eip155:31338': urls.get('EVM2_PORT') ?? '',
            },
          }),
        probe: (url) => probePage(url, ["default-src 'none'", "require-trusted-types-for 'script'"]),
      },
    ],
  ]
}
