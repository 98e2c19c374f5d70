import type { Frame, FrameLocator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Origins } from './startOrigins'

/** How a visitor looks at a site. */
export type Visitor = {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly locale?: string
  readonly colorScheme?: 'light' | 'dark'
  /** Runs in every page before its own scripts. */
  readonly before?: (() => void) | undefined
}

/** A site with the frame in it. */
export type OpenFrame = {
  readonly page: Page
  readonly inside: FrameLocator
  frame(): Frame
  /** Sends a message to the frame, as the site does. */
  post(message: object): Promise<void>
  /** What the frame said about something; undefined while it said nothing. */
  answer(id: string): Promise<string | undefined>
}

/** Opens a site that shows the frame. */
export async function openFrame(origins: Origins, visitor: Visitor): Promise<OpenFrame> {
  const { viewport = { width: 900, height: 700 }, locale = 'en-GB', colorScheme = 'light', before } = visitor
  const context = await origins.browser.newContext({ viewport, screen: viewport, locale, colorScheme })
  onTestFinished(() => context.close())
  if (before) await context.addInitScript(before)
  const page = await context.newPage()
  await page.goto(origins.site)
  await page.evaluate(async (url) => {
    const iframe = document.createElement('iframe')
    iframe.src = url
    const loaded = new Promise((resolve) => iframe.addEventListener('load', resolve))
    document.body.append(iframe)
    await loaded
  }, `${origins.frame}/`)
  return {
    page,
    inside: page.frameLocator('iframe'),
    frame() {
      const found = page.frames().find((frame) => frame.url().startsWith(origins.frame))
      if (!found) throw new TypeError('the frame is gone')
      return found
    },
    post: (message) =>
      page.evaluate(
        (data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'),
        message,
      ),
    answer: (id) =>
      page.evaluate((one) => (window as { answers?: Record<string, string> }).answers?.[one], id),
  }
}
