import { type SiteEnd, type Stage, startStageRelay, type WalletEnd } from '@latchkey/relay/testing'
import type { Browser } from 'playwright-core'
import { openTab } from './openTab'
import type { SiteTabOptions } from './tabs/site/main'
import type { WalletTabOptions } from './tabs/wallet/main'

/** Sites in one tab of a browser, wallets in another, with the relay between them. */
export async function openTabStage(browser: Browser): Promise<Stage> {
  const relay = await startStageRelay()
  const { url: relayUrl } = relay
  const context = await browser.newContext()
  // The SDKs would call their vendor's servers; nothing outside this machine is contacted.
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.abort(),
  )
  // One after the other: Playwright gives no bindings to a page that opens while another page gets the first one.
  const sites = await openTab<SiteTabOptions>(context, 'site')
  const wallets = await openTab<WalletTabOptions>(context, 'wallet')
  const tabs = { site: sites, wallet: wallets }
  let count = 0
  return {
    async open(version) {
      const key = `pair-${count++}`
      const [site, wallet] = await Promise.all([
        sites.open<SiteEnd>(key, { relayUrl, clockMs: 0 }),
        wallets.open<WalletEnd>(key, { relayUrl, version }),
      ])
      return { version, site: site.end, siteTold: site.told, wallet: wallet.end, walletTold: wallet.told }
    },
    async leave(party) {
      if (party === 'relay') await relay.stop()
      else await tabs[party].leave()
    },
    async comeBack(party, clockMs = 0) {
      if (party === 'relay') await relay.restart()
      else if (party === 'site') await sites.comeBack({ clockMs })
      else await relay.holdMail(() => wallets.comeBack())
    },
    async clear() {
      await Promise.all([sites.clear(), wallets.clear()])
    },
    async stop() {
      await context.close()
      await Promise.all([sites.stop(), wallets.stop(), relay.stop()])
    },
  }
}
