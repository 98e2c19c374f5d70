import { join } from 'node:path'
import { testAccounts } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { runCommand } from '../../../scripts/process/runCommand'
import { expectSignIn } from '../browser/askToSignIn'
import { demoRdns } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { describeBackEnd } from './describeBackEnd'
import { describeSite, openSite } from './describeSite'
import { hideSources } from './hideSources'
import { type InstalledExample, installExample } from './installExample'
import type { Answerer } from './openClient'
import { SiteFault, type StartedSite } from './StartedSite'
import { findPort, startProgram } from './startProgram'

const browser = useBrowser()
let example: InstalledExample

beforeAll(async () => {
  example = await installExample('next')
  await hideSources(example.folder)
  await buildNext(example)
}, 1_200_000)
afterAll(() => example.remove())

/** Calls the route handlers of the example without Next.js around them. */
async function answerByNext(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.replace('/api/', '')
  const route: { readonly [method: string]: Answerer } = await load(`src/app/api/${name}/route.ts`)
  const { NextRequest }: { readonly NextRequest: typeof Request } = await load('node_modules/next/server.js')
  return route[request.method]?.(new NextRequest(request)) ?? new Response(null, { status: 405 })
}

/** The compiler must not follow this import: Next.js's types change Node's for the whole program. */
function load<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ join(example.folder, path))
}

const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
const programOf = (cwd: string) => join(cwd, 'node_modules/next/dist/bin/next')

async function buildNext({ folder: cwd }: InstalledExample): Promise<void> {
  const { code, output } = await runCommand(process.execPath, [programOf(cwd), 'build'], { cwd, env })
  if (code !== 0) throw new SiteFault(output)
}

async function startNext(): Promise<StartedSite> {
  const { folder: cwd } = example
  const port = await findPort()
  const origin = `http://localhost:${port}`
  const program = await startProgram([programOf(cwd), 'start', '-p', `${port}`], {
    cwd,
    env: { ...env, ORIGIN: origin },
    isReady: /Ready/,
  })
  return { ...program, origin }
}

describe('examples/next', () => {
  it('passes the type check against the packed packages', { timeout: 180_000 }, async () => {
    const { folder: cwd } = example
    const checked = await runCommand(join(cwd, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], { cwd })
    expect(checked).toMatchObject({ code: 0, output: '' })
  })

  it('has buttons in server components, and serves a connected visitor their account, never the connect button', {
    timeout: 300_000,
  }, async () => {
    const site = await startNext()
    onTestFinished(() => site.stop())
    const { page, modal, context } = await openSite(await browser(), site.origin)
    const main = page.locator('header button:not([data-part="network-button"])')
    const network = page.locator('[data-part="network-button"]')
    /** The page as the server sends it to this visitor. */
    const served = async () => {
      const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
      const answer = await fetch(site.origin, { headers: { cookie: cookies.join('; ') } })
      const html = await answer.text()
      return html.slice(html.indexOf('<body'), html.indexOf('</header>'))
    }
    // Every text of the button since the page began to load, before its scripts, too.
    await page.addInitScript(() => {
      const texts: string[] = []
      Object.assign(globalThis, { buttonTexts: texts })
      new MutationObserver(() => {
        const text = document.querySelector('header button:not([data-part="network-button"])')?.textContent
        if (text && texts.at(-1) !== text) texts.push(text)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    const textsSince = (): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'buttonTexts'))

    expect(await served()).toContain('Connect wallet')
    await main.click()
    await modal.row(demoRdns).click()
    await expectSignIn({ modal })
    await modal.button('Sign').click()
    await page.getByText('Signed in as').waitFor()
    await modal.expectClosed()
    const [alice = ''] = testAccounts.map(({ address }) => `${address.slice(0, 4)}…${address.slice(-6)}`)
    await main.getByText(alice).waitFor()

    await network.click()
    const networks = await modal.expectView('Networks')
    await networks.locator('[data-part="network-row"][data-network="eip155:8453"]').click()
    await network.getByText('Base').waitFor()
    await modal.expectClosed()

    await expect.poll(served).toContain(alice)
    expect(await served()).toContain('Base')
    expect(await served()).not.toMatch(/Connect wallet|Connecting|style="/)
    await page.reload()
    await page.getByText('Signed in as').waitFor()
    await main.locator('[style*="gradient"]').waitFor()
    await network.getByText('Base').waitFor()
    const texts = await textsSince()
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !text.startsWith(alice))).toEqual([])

    await main.click()
    await modal.expectView('Account')
    await modal.button('Disconnect').click()
    await main.getByText('Connect wallet').waitFor()
    await expect.poll(served).toContain('Connect wallet')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('latchkey')
  })
})
describeBackEnd('next', () => answerByNext)
describeSite('next', startNext)
