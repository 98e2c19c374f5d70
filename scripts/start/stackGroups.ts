import type { NetworkId } from '@latchkey/protocol'
import { startDemo } from '../../apps/demo/src/startDemo'
import { startWallet } from '../../apps/wallet/src/startWallet'
import { localSettings } from '../../services/gateway/src/config/localSettings'
import { startGateway } from '../../services/gateway/src/startGateway'
import { localNames, pointLocalNames } from '../../services/gateway/src/testing/name/localNames'
import { localStandIn } from '../../services/gateway/src/testing/onramp/localStandIn'
import { localSponsor } from '../../services/gateway/src/testing/sponsor/localSponsor'
import type { ChainPart } from './ChainPart'
import { chainParts } from './chainParts'
import { frameParts } from './frameParts'
import type { Part } from './Part'
import { probePage } from './probePage'
import type { Family } from './readChains'
import { readPort } from './readPort'

type Urls = ReadonlyMap<string, string>

const strictPolicy = ["default-src 'none'", "require-trusted-types-for 'script'"]

function gatewayPart(env: NodeJS.ProcessEnv, chains: readonly ChainPart[]): Part {
  return {
    what: 'gateway',
    variable: 'GATEWAY_PORT',
    port: readPort(env, 'GATEWAY_PORT', 4101),
    start: async (port, urls) => {
      const described = chains.map(({ variable, describe }) => describe(urls.get(variable) ?? ''))
      const local = localSettings(
        described.flatMap((chain) => ('evm' in chain ? [chain.evm] : [])),
        described.flatMap((chain) => ('other' in chain ? [chain.other] : [])),
      )
      const gateway = await startGateway({
        port,
        env: { ...local, ...localNames, ...localSponsor, ...localStandIn, GATEWAY_LOG: 'warn', ...env },
      })
      const first = described.find((chain) => 'evm' in chain)
      if (first && 'evm' in first) await pointLocalNames(first.evm.url, gateway.url)
      return gateway
    },
    probe: (url) => probePage(`${url}/ready`),
  }
}

/** What `npm start` starts: the chains, the gateway, the frame with its identity providers, the wallet and the demo. */
export function stackGroups(
  env: NodeJS.ProcessEnv,
  families: readonly Family[],
): readonly (readonly Part[])[] {
  const chains = chainParts(env, families)
  const [providers, frame] = frameParts(env)
  const nodesOf = (urls: Urls): Readonly<Record<NetworkId, string>> =>
    Object.fromEntries(chains.map(({ networkId, variable }) => [networkId, urls.get(variable) ?? '']))
  return [
    chains,
    [gatewayPart(env, chains), providers],
    [frame],
    [
      {
        what: 'web wallet',
        variable: 'WALLET_PORT',
        port: readPort(env, 'WALLET_PORT', 4104),
        start: (port, urls) => {
          const local = `${urls.get('GATEWAY_PORT')?.replace(/^http/, 'ws')}/relay`
          const relays = env.WALLET_RELAY ? env.WALLET_RELAY.split(',') : [local]
          return startWallet({ port, relays, nodes: nodesOf(urls) })
        },
        probe: (url) => probePage(`${url}/wc`, strictPolicy),
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
            frame: urls.get('FRAME_PORT') ?? null,
            nodes: nodesOf(urls),
          }),
        probe: (url) => probePage(url, strictPolicy),
      },
    ],
  ]
}
