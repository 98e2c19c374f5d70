import { type Page as BidiPage, type BrowserContext, type KeyInput, launch } from 'puppeteer-core'
import { vi } from 'vitest'
import { createRemotePage } from './createRemotePage'
import type { Context, Engine, Page, Viewport } from './Driver'
import { faultBinding, faultScript } from './faultScript'

type Binding = (source: unknown, ...args: unknown[]) => unknown

/** Set before the start: Firefox offers no other way. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US, en',
  // Tab reaches every control, as for most people outside macOS.
  'accessibility.tabfocus': 7,
  // Scroll bars overlay the page, as on phones and in the other engines.
  'ui.useOverlayScrollbars': 1,
}

/** Starts Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: preferences,
  })
  return {
    name: 'Firefox',
    open: async ({ viewport = { width: 1280, height: 720 } } = {}) =>
      openContext(await browser.createBrowserContext(), viewport),
    close: () => browser.close(),
  }
}

async function openContext(own: BrowserContext, viewport: Viewport): Promise<Context> {
  const faults: string[] = []
  const scripts = [faultScript]
  const bindings = new Map<string, Binding>([[faultBinding, (_, text) => faults.push(String(text))]])
  const opened: { readonly bidi: BidiPage; readonly page: Page }[] = []
  return {
    engine: 'Firefox',
    faults,
    async addInitScript({ content }) {
      scripts.push(content)
      for (const { bidi } of opened) await bidi.evaluateOnNewDocument(content)
    },
    async exposeBinding(name, call) {
      bindings.set(name, call)
      for (const { bidi } of opened)
        await bidi.exposeFunction(name, (...args: unknown[]) => call(null, ...args))
    },
    pages: () => opened.map(({ page }) => page),
    async newPage() {
      // A tab in the background draws about one frame a second, so each page has a window.
      const bidi = await own.newPage({ type: 'window' })
      await resize(bidi, viewport)
      for (const [name, call] of bindings)
        await bidi.exposeFunction(name, (...args: unknown[]) => call(null, ...args))
      for (const content of scripts) await bidi.evaluateOnNewDocument(content)
      const page = createPage(bidi)
      opened.push({ bidi, page })
      return page
    },
    async openedPage() {
      const isNew = (one: BidiPage) => !opened.some(({ bidi }) => bidi === one)
      const bidi = await vi.waitFor(
        async () => {
          const found = (await own.pages()).find(isNew)
          if (!found) throw new TypeError('No window has opened')
          return found
        },
        { timeout: 15_000 },
      )
      const page = createPage(bidi)
      opened.push({ bidi, page })
      return page
    },
    close: () => own.close(),
  }
}

async function resize(bidi: BidiPage, viewport: Viewport): Promise<void> {
  try {
    await bidi.setViewport(viewport)
  } catch (cause) {
    // Older versions support the size, but not the orientation that Puppeteer sends with it.
    if (!/setScreenOrientationOverride/.test(String(cause))) throw cause
  }
}

function createPage(bidi: BidiPage): Page {
  return createRemotePage({
    run: (expression) => bidi.evaluate(expression) as Promise<string>,
    async runInFrame(name, expression) {
      const frame = await (await bidi.$(`iframe[name="${name}"]`))?.contentFrame()
      if (!frame) throw new TypeError(`No frame is called ${name}`)
      return frame.evaluate(expression) as Promise<string>
    },
    goto: (url) => bidi.goto(url),
    reload: () => bidi.reload(),
    screenshot: () => bidi.screenshot(),
    close: () => bidi.close(),
    mouse: {
      move: (x, y) => bidi.mouse.move(x, y),
      down: () => bidi.mouse.down(),
      up: () => bidi.mouse.up(),
      click: (x, y) => bidi.mouse.click(x, y),
    },
    keyboard: {
      async press(keys) {
        const names = keys.split('+') as KeyInput[]
        const key = names.pop() ?? 'Escape'
        for (const modifier of names) await bidi.keyboard.down(modifier)
        await bidi.keyboard.press(key)
        for (const modifier of names.reverse()) await bidi.keyboard.up(modifier)
      },
      type: (text) => bidi.keyboard.type(text),
    },
  })
}
