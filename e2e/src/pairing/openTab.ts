import { faceOf, type Told } from '@latchkey/relay/testing'
import type { BrowserContext } from 'playwright-core'
import { serveSite } from '../pages/serveSite'
import { buildTab } from './buildTab'
import type { TabWindow } from './tabs/TabWindow'

/** A tab with endpoints, which can reload behind the same interface. */
export type Tab<Options> = {
  /** Opens an endpoint; its reports are kept here, across reloads. */
  open<End extends object>(
    key: string,
    options: Options,
  ): Promise<{ readonly end: End; readonly told: readonly Told[] }>
  leave(): Promise<void>
  /** With the same endpoints, some with other options. */
  comeBack(changed?: Partial<Options>): Promise<void>
  /** Forgets all endpoints. */
  clear(): Promise<void>
  stop(): Promise<void>
}

/** Opens a tab at its own origin. */
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
