import { localSettings, startGateway } from '@latchkey/gateway'
import { localStandIn } from '@latchkey/gateway/testing/localStandIn'
import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { getSeedContracts } from '@latchkey/testing/node'
import type { Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'

/**
 * Starts a gateway on the same chain whose vendor's links soon expire. Returns how a page orders there. Call it before the
 * page opens, so it ends after the page.
 */
export async function startBriefVendor(linkMs: number): Promise<(page: Page) => Promise<void>> {
  const { chains, gatewayUrl } = inject('stack')
  const [{ chainId, rpcUrl: url, name }] = chains
  const database = await openTestDatabase()
  onTestFinished(database.stop)
  const gateway = await startGateway({
    port: 0,
    env: {
      ...localSettings([{ chainId, url, name, contracts: getSeedContracts() }]),
      ...localStandIn,
      ONRAMP_STAND_IN_LINK_MS: `${linkMs}`,
      DATABASE_URL: database.url,
      GATEWAY_LOG: 'warn',
    },
  })
  onTestFinished(gateway.stop)
  return async (page) => {
    await page.route(/\/v1\/onramp\/(sessions|orders)/, (route) =>
      route.continue({ url: route.request().url().replace(gatewayUrl, gateway.url) }),
    )
  }
}
