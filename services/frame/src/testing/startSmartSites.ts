import { startGateway } from '@latchkey/gateway'
import { openSponsorChain, type SponsorChain } from '@latchkey/gateway/testing/openSponsorChain'
import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { startAnvil } from '@latchkey/testing/node'
import { type Sites, startSites } from '../page/testing/startSites'

/** The frame and its sites, with a gateway that pays for smart accounts. */
export type SmartSites = {
  readonly sites: Sites
  /** The chain with smart accounts. */
  readonly chain: SponsorChain
  /** A chain of the gateway where accounts can't be smart. */
  readonly plainChainId: number
  stop(): Promise<void>
}

type Settings = Readonly<Record<string, string>>

/**
 * Starts two chains, a gateway whose sponsor pays on one of them, and the frame with its sites. `env` is for the gateway, and
 * may depend on the chain.
 */
export async function startSmartSites(
  env: Settings | ((chain: SponsorChain) => Promise<Settings>) = {},
): Promise<SmartSites> {
  const plainChainId = 31_338
  const [chain, plain, database] = await Promise.all([
    openSponsorChain(),
    startAnvil({ chainId: plainChainId, seed: false }),
    openTestDatabase(),
  ])
  const [smart] = JSON.parse(chain.settings.GATEWAY_CHAINS)
  const dollar = { address: chain.contracts.dollar, name: 'Latchkey Dollar', symbol: 'LKD', decimals: 6 }
  const known = [
    { ...smart, tokens: [dollar] },
    { id: `eip155:${plainChainId}`, name: 'Plain', rpc: [plain.url] },
  ]
  const gateway = await startGateway({
    port: 0,
    env: {
      ...chain.settings,
      DATABASE_URL: database.url,
      GATEWAY_MODE: 'development',
      GATEWAY_LOG: 'warn',
      GATEWAY_CHAINS: JSON.stringify(known),
      GATEWAY_PRICES: JSON.stringify({ ETH: 3_000, LKD: 1 }),
      ...(typeof env === 'function' ? await env(chain) : env),
    },
  })
  const sites = await startSites({ env: { FRAME_GATEWAY_URL: gateway.url } })
  return {
    sites,
    chain,
    plainChainId,
    async stop() {
      await sites.stop()
      await gateway.stop()
      await Promise.all([chain.stop(), plain.stop(), database.stop()])
    },
  }
}
