import { installWallets, type PageWallet, type PageWalletOptions } from '@latchkey/testing/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { type DemoHandle, demoOf } from './demoOf'
import { type ModalHandle, modalOf } from './modalOf'
import { type Watch, watchContext } from './watchContext'

/** How a visitor arrives. */
export type VisitOptions = {
  /** Defaults to one wallet that knows both chains. */
  readonly wallets?: readonly PageWalletOptions[]
  /** The query of the demo's URL. */
  readonly query?: string
  /** A page other than the demo. */
  readonly url?: string
  readonly context?: BrowserContextOptions
  /** Runs before any page opens. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>
  /** Faults that the test is about; any other fails it. */
  readonly tolerated?: readonly RegExp[]
  /** False leaves the page blank. */
  readonly load?: boolean
}

/** A visitor with their own browser and wallets. */
export type Visit = Watch & {
  readonly context: BrowserContext
  readonly page: Page
  readonly url: string
  readonly modal: ModalHandle
  readonly demo: DemoHandle
  readonly wallets: readonly PageWallet[]
  /** The first of the wallets. */
  readonly wallet: PageWallet
}

/** The rdns of the default wallet. */
export const demoRdns = 'com.example.demo'

/**
 * Opens the demo in a fresh browser context with wallets installed. When the test ends, the context closes, and the test
 * fails if a page logged an error, threw or violated its policy.
 */
export async function openVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { query = '', tolerated = [], load = true } = options
  const url = options.url ?? `${inject('stack').demoUrl}/${query ? `?${query}` : ''}`
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options.context })
  const watch = await watchContext(context)
  onTestFinished(async () => {
    await context.close()
    expect(watch.faults.filter((fault) => !tolerated.some((pattern) => pattern.test(fault)))).toEqual([])
  })
  context.setDefaultTimeout(20_000)
  await options.prepare?.(context)
  const wanted = options.wallets ?? [demoWallet()]
  const wallets = wanted.length > 0 ? await installWallets(context, wanted) : []
  const page = await context.newPage()
  if (load) await page.goto(url)
  const [wallet = wallets[0] as PageWallet] = wallets
  return { ...watch, context, page, url, modal: modalOf(page), demo: demoOf(page), wallets, wallet }
}

/** A well-behaved wallet with three accounts that knows both chains. */
export function demoWallet(options: PageWalletOptions = {}): PageWalletOptions {
  return { name: 'Demo', rdns: demoRdns, chains: inject('stack').chains, ...options }
}
