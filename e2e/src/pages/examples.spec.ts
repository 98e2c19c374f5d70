import { fileURLToPath } from 'node:url'
import { base, mainnet } from 'viem/chains'
import { build } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { answerFromChain } from './answerFromChain'
import { toSite } from './buildSite'
import { createWarningLog } from './createWarningLog'
import { serveSite } from './serveSite'
import { strictHeaders } from './strictHeaders'
import { withNodeEnv } from './withNodeEnv'

const browser = useBrowser()
const examples = [
  { folder: 'react', version: '19.3.0', other: '18.3.1' },
  { folder: 'react-18', version: '18.3.1', other: '19.3.0' },
]

describe.each(examples)('examples/$folder', ({ folder, version, other }) => {
  it('builds with its own configuration without a warning, and connects silently under a strict policy', async () => {
    const { logger, warnings } = createWarningLog()
    const root = fileURLToPath(new URL(`../../../examples/${folder}`, import.meta.url))
    const site = toSite(
      await withNodeEnv('production', () => build({ root, customLogger: logger, build: { write: false } })),
    )
    expect(warnings).toEqual([])
    const scripts = [...site.values()]
      .filter(({ type }) => type === 'text/javascript')
      .map(({ body }) => String(body))
    expect(
      scripts.some((script) => script.includes(`"${version}"`) || script.includes(`\`${version}\``)),
    ).toBe(true)
    expect(scripts.some((script) => script.includes(`"${other}"`) || script.includes(`\`${other}\``))).toBe(
      false,
    )

    const served = await serveSite(site, {
      headers: strictHeaders([mainnet, base].map(({ rpcUrls }) => rpcUrls.default.http[0])),
    })
    onTestFinished(() => served.stop())
    const { page, modal, requests, faults } = await openVisit(await browser(), {
      url: served.origin,
      wallets: [demoWallet({ chains: [{ chainId: 1 }, { chainId: 8453 }] })],
      prepare: answerFromChain,
    })
    await page.getByText('No wallet connected.').waitFor()
    const own = requests.length
    expect(requests.every((request) => request.url().startsWith(served.origin))).toBe(true)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await modal.row(demoRdns).click()
    await page.getByText(/^Hello 0x[0-9a-fA-F]{40}$/).waitFor()
    await modal.expectClosed()
    await page.locator('[data-part="balance"]').getByText('ETH').waitFor()
    expect(requests.length).toBeGreaterThan(own)
    // Browser wallets need neither a project id nor a gateway.
    expect(faults).toEqual([])
  })
})
