import type { Page } from 'playwright-core'
import type { EvmWalletControls } from '../evm/EvmWallet'
import type { EvmWalletState } from '../evm/EvmWalletState'
import type { LoggedRequest } from '../script/LoggedRequest'

/** The controls of a wallet, called from the test and carried out in the page. */
export type PageWalletControls = {
  readonly [Name in keyof EvmWalletControls]: (
    ...args: Parameters<EvmWalletControls[Name]>
  ) => Promise<ReturnType<EvmWalletControls[Name]>>
}

/** A wallet in a page, as a Playwright test holds it. */
export type PageWallet = PageWalletControls & {
  state(): Promise<EvmWalletState>
  log(): Promise<readonly LoggedRequest[]>
  /** The same wallet seen in another tab. */
  in(page: Page): PageWallet
}
