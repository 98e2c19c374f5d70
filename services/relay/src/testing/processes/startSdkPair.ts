import type { SdkPair } from '../sdkPairs'
import type { SdkItems } from './SdkItems'
import type { SdkSite } from './SdkSite'
import type { SdkWallet } from './SdkWallet'
import { startProcess } from './startProcess'

/** A site and a wallet with a session. */
export type StartedPair = {
  readonly name: string
  /** Asks the wallet to sign a text; it answers with the text. */
  sign(text: string): Promise<string>
  /** Notes what both have stored, for `restart`: later they may be too busy to tell. */
  keep(): Promise<void>
  /** The visitor reloads the page, or ends the app and opens it again. */
  restart(which: 'site' | 'wallet'): Promise<void>
  /** The visitor looks at the wallet. */
  wake(): Promise<void>
  /** The texts that the wallet was asked to sign. */
  received(): Promise<readonly string[]>
  stop(): Promise<void>
}

const openSite = () => startProcess<SdkSite>(new URL('./siteProcess.ts', import.meta.url))
const openWallet = () => startProcess<SdkWallet>(new URL('./kitProcess.ts', import.meta.url))
/** Of the account; wallets in these tests sign nothing. */
const address = `0x${'11'.repeat(20)}`

/** Connects a site to a wallet. Each has a process, as in life: an SDK that is busy delays no other one. */
export async function startSdkPair(
  [dappVersion, version]: SdkPair,
  urls: { readonly site: string; readonly wallet: string },
): Promise<StartedPair> {
  let [site, wallet] = await Promise.all([openSite(), openWallet()])
  await Promise.all([
    site.calls.open(dappVersion, urls.site, []),
    wallet.calls.open(version, urls.wallet, []),
  ])
  await wallet.calls.pair(await site.calls.connect())
  await site.calls.settled()
  let kept: readonly [SdkItems, SdkItems] = [[], []]
  return {
    name: `${dappVersion} and ${version}`,
    sign: (text) => site.calls.sign(text, address),
    async keep() {
      kept = await Promise.all([site.calls.kept(), wallet.calls.kept()])
    },
    async restart(which) {
      if (which === 'site') {
        await site.kill()
        site = await openSite()
        await site.calls.open(dappVersion, urls.site, kept[0])
      } else {
        await wallet.kill()
        wallet = await openWallet()
        await wallet.calls.open(version, urls.wallet, kept[1])
      }
    },
    wake: () => wallet.calls.wake(),
    received: () => wallet.calls.received(),
    async stop() {
      await Promise.all([site.kill(), wallet.kill()])
    },
  }
}
