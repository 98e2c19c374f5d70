import { join } from 'node:path'
import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runCommand } from '../../../scripts/process/runCommand'
import { demoRdns, demoWallet, openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { type InstalledExample, installExample } from './installExample'
import { SiteFault, type StartedSite } from './StartedSite'
import { findPort, startProgram } from './startProgram'

const browser = useBrowser()
const [alice, bob] = testAccounts
/** What the example reads. */
const token = 'a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
let example: InstalledExample
let site: StartedSite

async function startSite({ folder: cwd }: InstalledExample): Promise<StartedSite> {
  const vite = join(cwd, 'node_modules/vite/bin/vite.js')
  const env = { NODE_ENV: 'production' }
  const { code, output } = await runCommand(process.execPath, [vite, 'build'], { cwd, env })
  if (code !== 0) throw new SiteFault(output)
  const port = await findPort()
  const args = [vite, 'preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort']
  const program = await startProgram(args, { cwd, env, isReady: /Local/ })
  return { ...program, origin: `http://127.0.0.1:${port}` }
}

beforeAll(async () => {
  example = await installExample('wagmi')
  site = await startSite(example)
}, 600_000)
afterAll(async () => {
  await site?.stop()
  await example?.remove()
})

/** Lets the local chain answer for the public nodes, with its own token in the place of the real one. */
async function answerFromChain(context: BrowserContext): Promise<void> {
  const [{ rpcUrl }] = inject('stack').chains
  const own = getSeedContracts().dollar.slice(2)
  await context.route(/^https:/, async (route) => {
    const request = route.request()
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method() !== 'POST') return route.fulfill({ status: 204, headers })
    const body = request.postData()?.replace(new RegExp(token, 'gi'), own) ?? ''
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return route.fulfill({ status: answer.status, headers, body: await answer.text() })
  })
}

/** Waits until wagmi's hooks and ours say the same, and this. */
async function expectBoth({ page }: Visit, text: string): Promise<void> {
  for (const side of ['latchkey', 'wagmi'])
    await expect.poll(() => page.getByTestId(side).innerText(), { message: side }).toBe(text)
}

describe('examples/wagmi', () => {
  it('passes the type check against the packed packages', { timeout: 180_000 }, async () => {
    const { folder: cwd } = example
    const checked = await runCommand(join(cwd, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], { cwd })
    expect(checked).toMatchObject({ code: 0, output: '' })
  })

  it('[CON-14] [CON-1] shows the same by wagmi’s hooks and ours, whoever acts', async () => {
    const visit = await openVisit(await browser(), {
      url: site.origin,
      wallets: [demoWallet({ chains: [{ chainId: 1 }, { chainId: 8453 }], exposes: 2 })],
      prepare: answerFromChain,
    })
    const { page, modal, wallet } = visit
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expectBoth(visit, 'disconnected nobody on 1')
    await expect.poll(() => page.getByTestId('symbol').innerText()).not.toBe('')

    // The visitor closes the modal that wagmi opened.
    await button('Connect by wagmi').click()
    await modal.row(demoRdns).waitFor()
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    await page.getByText('UserRejectedRequestError').waitFor()

    // Without a wallet, either side chooses the network.
    await button('Go to Base').click()
    await expectBoth(visit, 'disconnected nobody on 8453')
    await button('Go to Ethereum').click()
    await expectBoth(visit, 'disconnected nobody on 1')

    await button('Connect by wagmi').click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expectBoth(visit, `connected ${alice.address} on 1`)
    expect(await page.getByTestId('connector').innerText()).toBe('Latchkey')

    await button('Sign').click()
    await expect.poll(() => page.getByTestId('signature').innerText()).toMatch(/^0x[0-9a-f]{130}$/)
    await button('Pay').click()
    await expect.poll(() => page.getByTestId('payment').innerText()).toMatch(/^0x[0-9a-f]{64}$/)

    await button('Go to Base').click()
    await expectBoth(visit, `connected ${alice.address} on 8453`)
    await wallet.switchChain(1)
    await expectBoth(visit, `connected ${alice.address} on 1`)
    await wallet.switchAccount(1)
    await expectBoth(visit, `connected ${bob.address} on 1`)

    await page.reload()
    await expectBoth(visit, `connected ${bob.address} on 1`)
    expect(await modal.host.count()).toBe(0)

    await button('Leave').click()
    await expectBoth(visit, 'disconnected nobody on 1')
    await page.reload()
    await expectBoth(visit, 'disconnected nobody on 1')

    // The modal's own button, and a wallet that locks.
    await page.locator('[data-part="connect-button"]').click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expectBoth(visit, `connected ${bob.address} on 1`)
    await wallet.lock()
    await expectBoth(visit, 'disconnected nobody on 1')
  })
})
