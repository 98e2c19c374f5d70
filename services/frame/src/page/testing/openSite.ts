import type { Frame, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Sites } from './startSites'

/** What the frame said: its answers and news. */
export type Heard = {
  readonly id?: string
  readonly type: string
  readonly payload?: Readonly<Record<string, unknown>>
}

/** A page of a site with the frame in it. */
export type Site = {
  readonly page: Page
  /** The page of the frame. */
  frame(): Frame
  /** Everything the frame said so far. */
  heard(): Promise<readonly Heard[]>
  /** Sends a message and waits for its answer. */
  ask(name: string, payload?: unknown): Promise<Heard>
}

/** How a test opens a site. */
export type SiteOptions = {
  readonly name?: string
  /** The page to open it in; a new one in a browser without history by default. */
  readonly context?: Page
  /** Runs in every page before its own scripts. */
  readonly before?: () => void
}

/** Opens a page of a site and waits until the frame is ready. */
export async function openSite(
  sites: Sites,
  { name = 'site-a', context, before }: SiteOptions = {},
): Promise<Site> {
  const page = context ?? (await newPage(sites))
  if (before) await page.addInitScript(before)
  await page.goto(sites.origin(name))
  const src = `${sites.frame}/sdk?projectId=dev&chainId=eip155:31337&version=4&enableLogger=false`
  await page.evaluate(embed, src)
  let last = 0
  const frame = () => {
    const found = page.frames().find((one) => one.url().startsWith(sites.frame))
    if (!found) throw new TypeError('The frame is gone')
    return found
  }
  return {
    page,
    frame,
    heard: () => page.evaluate(() => window.heard),
    ask(message, payload) {
      last += 1
      const id = `test-${last}-${Math.random()}`
      const answer = page.evaluate(
        ([data, wanted]) =>
          new Promise<Heard>((resolve) => {
            addEventListener('message', (event) => event.data.id === wanted && resolve(event.data))
            window.frames[0]?.postMessage(data, '*')
          }),
        [{ id, type: `@w3m-app/${message}`, ...(payload === undefined ? {} : { payload }) }, id] as const,
      )
      // Tests ask, do something else and await the answer then. If they fail before that, nobody else hears of it.
      answer.catch(() => undefined)
      return answer
    },
  }
}

async function newPage(sites: Sites): Promise<Page> {
  const context = await sites.browser.newContext()
  onTestFinished(() => context.close())
  // Without a limit, a press that never lands ends as a test that says nothing.
  context.setDefaultTimeout(60_000)
  return context.newPage()
}

/** Runs in the site. */
async function embed(src: string): Promise<void> {
  window.heard = []
  const ready = new Promise<void>((resolve) => {
    addEventListener('message', ({ data, origin }) => {
      if (!src.startsWith(origin)) return
      window.heard.push(data)
      if (data.type === '@w3m-frame/READY') resolve()
    })
  })
  const iframe = document.createElement('iframe')
  iframe.src = src
  iframe.allow = 'publickey-credentials-get *; publickey-credentials-create *'
  iframe.width = '360'
  iframe.height = '600'
  document.body.append(iframe)
  await ready
}

declare global {
  interface Window {
    heard: Heard[]
  }
}
