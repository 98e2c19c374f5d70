import { installWallets, type PageWallet, type PageWalletOptions } from '@latchkey/testing/playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { type DemoHandle, demoOf } from '../browser/demoOf'
import { type ModalHandle, modalOf } from '../browser/modalOf'
import { demoWallet } from '../browser/openVisit'
import { type WalletHandle, walletOf } from '../browser/walletOf'
import type { Context, Engine, Locator, Page, Viewport } from './Driver'

/** How a visitor arrives, in any engine. */
export type EngineVisitOptions = {
  /** Defaults to one wallet that knows both chains. */
  readonly wallets?: readonly PageWalletOptions[]
  /** The query of the demo's URL. */
  readonly query?: string
  /** A page other than the demo. */
  readonly url?: string
  readonly viewport?: Viewport
  /** Runs before the page opens. */
  readonly prepare?: (context: Context) => Promise<unknown>
  /** Faults that the test is about; any other fails it. */
  readonly tolerated?: readonly RegExp[]
}

/** A visitor with their own browser, in any engine. */
export type EngineVisit = {
  readonly context: Pick<Context, 'newPage' | 'openedPage'>
  readonly page: Page
  readonly url: string
  readonly modal: ModalHandle<Locator>
  readonly demo: DemoHandle<Locator>
  readonly wallets: readonly PageWallet[]
  /** The first of the wallets. */
  readonly wallet: PageWallet
}

/** Opens the demo in a fresh profile with wallets installed. Any fault of its pages fails the test. */
export async function openIn(engine: Engine, options: EngineVisitOptions = {}): Promise<EngineVisit> {
  const { query = '', wallets: wanted = [demoWallet()] } = options
  const url = options.url ?? `${inject('stack').demoUrl}/${query ? `?${query}` : ''}`
  const context = await openWatched(engine, options)
  await options.prepare?.(context)
  const wallets = wanted.length > 0 ? await installWallets(context, wanted) : []
  const page = await context.newPage()
  await page.goto(url)
  const [wallet = wallets[0] as PageWallet] = wallets
  return { context, page, url, modal: modalOf(page), demo: demoOf(page), wallets, wallet }
}

/** Opens the web wallet in its own profile, as on another device. */
export async function openWalletIn(engine: Engine, path = '/'): Promise<WalletHandle<Page, Locator>> {
  const page = await (await openWatched(engine)).newPage()
  await page.goto(`${inject('stack').walletUrl}${path}`)
  return walletOf(page)
}

async function openWatched(
  engine: Engine,
  { viewport, tolerated = [] }: Pick<EngineVisitOptions, 'viewport' | 'tolerated'> = {},
): Promise<Context> {
  const context = await engine.open(viewport ? { viewport } : {})
  onTestFinished(async () => {
    await context.close()
    expect(context.faults.filter((fault) => !tolerated.some((pattern) => pattern.test(fault)))).toEqual([])
  })
  return context
}
