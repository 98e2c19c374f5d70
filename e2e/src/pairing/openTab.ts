import { faceOf, type Told } from '@latchkey/relay/testing'
import type { BrowserContext } from 'playwright-core'
import { serveSite } from '../pages/serveSite'
import { buildTab } from './buildTab'
import type { TabWindow } from './tabs/TabWindow'

/** A tab with ends in it, which goes away and comes back behind the same face. */
export type Tab<Options> = {
  /** Opens an end; what it tells is kept here, over every reload. */
  open<End extends object>(
    key: string,
    options: Options,
  ): Promise<{ readonly end: End; readonly told: readonly Told[] }>
  leave(): Promise<void>
  /** With the same ends, some of whose options may be others now. */
  comeBack(changed?: Partial<Options>): Promise<void>
  /** Forgets all ends. */
  clear(): Promise<void>
  stop(): Promise<void>
}

/** Opens a tab at an origin of its own. */
export async function openTab<Options>(
  context: BrowserContext,
  name: 'site' | 'wallet',
): Promise<Tab<Options>> {
  const served = await serveSite(await buildTab(name))
  const page = await context.newPage()
  const ends = new Map<string, { readonly options: Options; readonly told: Told[] }>()
  await page.exposeBinding('endsTold', (_, key: string, told: Told) => void ends.get(key)?.told.push(told))
  const visit = async () => {
    await page.goto(served.origin)
    await page.waitForFunction(() => 'endsHost' in window)
  }
  await visit()
  const openIn = (key: string, options: Options) =>
    page.evaluate(
      ([id, given]) => (window as Window & Partial<TabWindow<unknown>>).endsHost?.open(id, given),
      [key, options] as const,
    )
  return {
    async open<End extends object>(key: string, options: Options) {
      const told: Told[] = []
      ends.set(key, { options, told })
      await openIn(key, options)
      const end = faceOf<End>((method, args) =>
        page.evaluate(
          ([id, asked, given]) =>
            (window as Window & Partial<TabWindow<unknown>>).endsHost?.call(id, asked, given),
          [key, method, args] as const,
        ),
      )
      return { end, told }
    },
    leave: async () => void (await page.goto('about:blank')),
    async comeBack(changed) {
      await visit()
      await Promise.all([...ends].map(([key, { options }]) => openIn(key, { ...options, ...changed })))
    },
    async clear() {
      ends.clear()
      await visit()
    },
    stop: () => served.stop(),
  }
}
