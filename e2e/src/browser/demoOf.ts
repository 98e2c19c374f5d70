import type * as Playwright from 'playwright-core'
import type { Locator, Page } from '../engines/Driver'

/** What the demo page shows of its hooks, as far as tests need it. */
export type ShownHooks = {
  readonly useAccount: {
    readonly address: string | null
    /** Set once an account is connected. */
    readonly type?: string | null
    readonly status: 'connected' | 'connecting' | 'disconnected'
    readonly connectorId: string | null
    readonly allAccounts: readonly string[]
    readonly details: { readonly balance?: string; readonly profileName?: string | null }
  }
  readonly useNetwork: { readonly networkId: string | null; readonly isSupported: boolean }
  readonly useWalletInfo: { readonly name: string; readonly icon?: string } | null
  readonly useSignIn?: {
    readonly status: string
    readonly isSignedIn: boolean
    readonly isOtherAddress: boolean
    readonly session: { readonly data: { readonly accountAddress: string; readonly chainId: string } } | null
    readonly error: string | null
  }
  readonly useModalState: { readonly open: boolean; readonly view: string }
  /** For pages with several families. */
  readonly byNamespace?: { readonly [namespace: string]: { readonly address: string | null } }
}

/** The parts of the demo page that a visitor uses. */
export type DemoHandle<L = Playwright.Locator> = {
  /** The button that opens the wallets, or the account once there is one. */
  readonly entry: L
  readonly networkButton: L
  /** What the page's hooks return now. */
  hooks(): Promise<ShownHooks>
  /** As one line, to compare: `connected 0xf39F… eip155:31337` or `disconnected`. */
  status(): Promise<string>
  /** The same for the sign-in: `signed-in 0xf39F…`, or its state. */
  signIn(): Promise<string>
}

/** Finds the parts of the demo on a page. */
export function demoOf(page: Playwright.Page): DemoHandle
export function demoOf(page: Page): DemoHandle<Locator>
export function demoOf(page: Page): DemoHandle<Locator> {
  const stage = page.locator('.stage-buttons')
  const hooks = async (): Promise<ShownHooks> =>
    JSON.parse(await page.getByRole('region', { name: 'Return values of the hooks' }).innerText())
  return {
    entry: stage.locator('[data-part="connect-button"], [data-part="account-button"]'),
    networkButton: stage.locator('[data-part="network-button"]'),
    hooks,
    async status() {
      const { useAccount: account, useNetwork: network } = await hooks()
      if (account.status !== 'connected') return account.status
      return `connected ${account.address} ${network.isSupported ? network.networkId : 'unsupported'}`
    },
    async signIn() {
      const { useSignIn: now } = await hooks()
      if (!now) return 'off'
      return now.isSignedIn ? `signed-in ${now.session?.data.accountAddress}` : now.status
    },
  }
}
