import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@latchkey/gateway/testing/freePort'
import { vi } from 'vitest'
import type { WebKitPrograms } from '../../../scripts/locateWebKit'
import { createInputs } from './createInputs'
import { createRemotePage } from './createRemotePage'
import type { Context, Engine, Page, Viewport } from './Driver'
import { faultBinding, faultScript } from './faultScript'
import { type Call, openSession } from './openSession'
import { startGroup } from './startGroup'
import { type Preloads, startPreloads } from './startPreloads'

/** Where a window is, and the size of its page. */
type Place = Viewport & { readonly x: number }

/** GTK's settings: no animations, and a toolbar that fits above a page as narrow as a phone's. */
const gtk = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css': '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-size: 1px }\n',
}

/** Starts what WebKit needs: a virtual screen. Each context has its own browser and driver. */
export async function launchWebKit(programs: WebKitPrograms): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'latchkey-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  for (const [name, content] of Object.entries(gtk)) await writeFile(join(home, 'gtk-3.0', name), content)
  const screen = startGroup([
    programs.xvfb,
    ...['-displayfd', '1', '-screen', '0', '4000x1400x24', '-nolisten', 'tcp'],
  ])
  const env = {
    DISPLAY: `:${await screen.firstLine}`,
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en_US',
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  let opened = 0
  return {
    name: 'WebKit',
    open: ({ viewport = { width: 1280, height: 720 } } = {}) => {
      // A covered window draws fewer frames.
      const x = (opened++ % 3) * 1300
      return openContext(programs, env, { ...viewport, x })
    },
    async close() {
      await screen.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function openContext(
  { driver, browser }: WebKitPrograms,
  env: NodeJS.ProcessEnv,
  place: Place,
): Promise<Context> {
  const port = await freePort()
  const group = startGroup([driver, '--host=127.0.0.1', `--port=${port}`], env)
  const faults: string[] = []
  const preloads = startPreloads()
  preloads.scripts.push(faultScript)
  preloads.bindings.set(faultBinding, (_, text) => faults.push(String(text)))
  const session = await openSession(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  const opened: Page[] = []
  const windows = new Set<string>()
  const add = (window: string) => {
    const call = session.in(window)
    const page = createPage(call, preloads)
    windows.add(window)
    opened.push(page)
    return { call, page }
  }
  return {
    engine: 'WebKit',
    faults,
    addInitScript: async ({ content }) => void preloads.scripts.push(content),
    exposeBinding: async (name, call) => void preloads.bindings.set(name, call),
    pages: () => opened,
    async newPage() {
      const window =
        opened.length === 0
          ? await session.call('GET', '/window')
          : ((await session.call('POST', '/window/new', { type: 'window' })) as { handle: string }).handle
      const { call, page } = add(String(window))
      await resize(call, page, place)
      return page
    },
    async openedPage() {
      const window = await vi.waitFor(
        async () => {
          const all = (await session.call('GET', '/window/handles')) as readonly string[]
          const found = all.find((one) => !windows.has(one))
          if (!found) throw new TypeError('No window has opened')
          return found
        },
        { timeout: 15_000 },
      )
      return add(window).page
    },
    async close() {
      await session.call('DELETE', '')
      await preloads.stop()
      await group.stop()
    },
  }
}

/** The window has a toolbar too, so the page's share must be measured. It changes a moment later. */
async function resize(call: Call, page: Page, { x, width, height }: Place): Promise<void> {
  for (const until = Date.now() + 10_000; ; ) {
    const [w, h, rest] = await page.evaluate(() => [innerWidth, innerHeight, outerHeight - innerHeight])
    if (w === width && h === height) return
    if (Date.now() > until) throw new TypeError(`WebKit's page is ${w} × ${h}, not ${width} × ${height}`)
    await call('POST', '/window/rect', { x, y: 0, width, height: height + Number(rest) })
  }
}

function createPage(call: Call, preloads: Preloads): Page {
  const run = async (expression: string) => {
    const script = `const done = arguments[0]
      Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = (await call('POST', '/execute/async', { script, args: [] })) as {
      value: string
      error?: string
    }
    if (error !== undefined) throw new TypeError(error)
    return value
  }
  return createRemotePage({
    ...createInputs(call),
    run,
    async runInFrame(name, expression) {
      const value = `iframe[name="${name}"]`
      const element = await call('POST', '/element', { using: 'css selector', value })
      await call('POST', '/frame', { id: element })
      try {
        return await run(expression)
      } finally {
        await call('POST', '/frame', { id: null })
      }
    },
    goto: async (url) => call('POST', '/url', { url: await preloads.through(url) }),
    reload: () => call('POST', '/refresh'),
    screenshot: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    close: async () => void (await call('DELETE', '/window')),
  })
}
