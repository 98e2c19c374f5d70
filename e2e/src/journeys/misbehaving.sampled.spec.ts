import { testAccounts } from '@latchkey/testing'
import type { PageWallet } from '@latchkey/testing/playwright'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoRdns, openVisit, type Visit } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'

const browser = useBrowser()
const connected = `connected ${testAccounts[0].address} eip155:31337`

/** Keeps what the page passes to the wallet, so a test can call it with anything. */
const keepListeners = `globalThis.accountListeners = []
  addEventListener('eip6963:announceProvider', ({ detail: { provider } }) => {
    const { on } = provider
    if (Object.hasOwn(provider, 'isKept')) return
    provider.isKept = true
    provider.on = (event, listener) => {
      if (event === 'accountsChanged') accountListeners.push(listener)
      return on.call(provider, event, listener)
    }
  })`

type Misbehave = (wallet: PageWallet) => Promise<unknown>

/** What a wallet may do instead of sharing an account, and what the visitor reads. */
const misanswers: readonly (readonly [string, Misbehave, RegExp])[] = [
  ['throws a string', (wallet) => wallet.throwString('kaboom'), /That didn’t work.*kaboom/],
  [
    'gives accounts that are none',
    (wallet) => wallet.malformedAccounts([{ evil: true }]),
    /sent an invalid response/,
  ],
  [
    'throws a string at once',
    (wallet) => wallet.throwString('kaboom', { synchronously: true }),
    /That didn’t work.*kaboom/,
  ],
  ['gives a text for accounts', (wallet) => wallet.malformedAccounts('0xf39F'), /invalid response/],
  ['gives nothing for accounts', (wallet) => wallet.malformedAccounts(null), /invalid response/],
  ['gives an empty list', (wallet) => wallet.malformedAccounts([]), /didn’t share an account/],
  [
    'gives a chain id that is none',
    (wallet) => wallet.answer('mainnet', { method: 'eth_chainId' }),
    /invalid response/,
  ],
]
const codes: readonly (readonly [number, RegExp])[] = [
  [4900, /lost its connection/],
  [-32002, /You have a pending request.*respond to the request/],
  [4100, /locked or hasn’t authorized this site/],
  [4200, /doesn’t support this request/],
  [4901, /lost its connection to this network/],
  [-32603, /ran into a problem/],
  [-32005, /Too many requests/],
  [-32601, /That didn’t work/],
  [31415, /That didn’t work/],
]

const noAccounts: readonly (readonly [string, unknown])[] = [
  ['addresses that are none', ['0x1']],
  ['a text', 'broken'],
  ['nothing', null],
  ['objects', [{}]],
]

/** Chooses the wallet and reads the message. */
async function connectAndRead({ demo, modal }: Visit): Promise<string> {
  await demo.entry.click()
  await modal.row(demoRdns).click()
  const view = await modal.expectView('ConnectingExternal')
  await view.locator('[data-state="error"]').first().waitFor()
  return (await view.innerText()).replace(/\s+/g, ' ')
}

/** Shows the failure, leaves nothing half connected, and lets the visitor go on. */
async function expectWayOn(misbehave: Misbehave, says: RegExp): Promise<void> {
  const visit = await openVisit(await browser())
  const { demo, modal, wallet } = visit
  await misbehave(wallet)
  expect(await connectAndRead(visit)).toMatch(says)
  expect(await demo.status()).toBe('disconnected')
  expect(await modal.button('Back').isEnabled()).toBe(true)
  await wallet.approve()
  await modal.button('Try again').click()
  await modal.expectClosed()
  await expect.poll(demo.status).toBe(connected)
}

describe('a wallet that misbehaves while connecting', () => {
  it.each(sample(misanswers, 2))(
    '[CON-12] %s: the visitor reads why, and can try again',
    (_, misbehave, says) => expectWayOn(misbehave, says),
  )

  it.each(sample(codes, 2))(
    '[HTTP-10] [CON-12] fails with %i: the visitor reads why, and can try again',
    (code, says) =>
      expectWayOn((wallet) => wallet.fail({ code, message: 'In the words of the wallet' }), says),
  )

  it('[CON-12] shows a hostile wallet’s message as plain, shortened text', async () => {
    const visit = await openVisit(await browser())
    const text = `<img src=x onerror="globalThis.ran=1"><b>bold</b>${'long '.repeat(2_000)}`
    await visit.wallet.fail({ code: 31415, message: text })
    const said = await connectAndRead(visit)
    expect(said).toContain('<img src=x')
    expect(said.length).toBeLessThan(400)
    expect(await visit.page.evaluate(() => 'ran' in globalThis)).toBe(false)
    const box = await visit.modal.frame.locator('[data-part="card"]').boundingBox()
    expect(box?.width).toBe(360)
  })

  it('[CON-12] answers twice: one account, one prompt, nothing else', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await wallet.answerTwice()
    await connectWallet(visit)
    expect(await demo.status()).toBe(connected)
    expect((await demo.hooks()).useAccount.allAccounts).toEqual([testAccounts[0].address])
    expect((await wallet.log()).filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
    expect(await modal.host.count()).toBe(0)
  })

  it('[CON-12] is asked once, however often the visitor clicks', async () => {
    const { demo, modal, wallet } = await openVisit(await browser())
    await wallet.delay(800)
    await demo.entry.click()
    await modal.row(demoRdns).dblclick()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connected)
    expect((await wallet.log()).filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  it('[CON-12] rejects a second request while the first is open: the visitor is told, and the first one counts', async () => {
    const { demo, modal, wallet } = await openVisit(await browser())
    await wallet.set({ refusesWhilePending: true })
    await wallet.hang({ method: 'eth_requestAccounts', once: true })
    await demo.entry.click()
    await modal.row(demoRdns).click()
    await modal.expectView('ConnectingExternal')
    await modal.button('Back').click()
    await modal.expectView('Connect')
    await modal.row(demoRdns).click()
    await modal.viewOf('ConnectingExternal').getByText('You have a pending request').waitFor()
    await wallet.release()
    await expect.poll(demo.status).toBe(connected)
    await modal.expectClosed()
  })
})

describe('a connected wallet that misbehaves', () => {
  it.each(sample(noAccounts, 1))(
    '[CON-14] reports that its accounts changed to %s: the known ones stay',
    async (_, payload) => {
      const visit = await openVisit(await browser(), {
        prepare: (context) => context.addInitScript({ content: keepListeners }),
      })
      const { page, demo } = visit
      await connectWallet(visit)
      const told = await page.evaluate<number>(
        `accountListeners.forEach((tell) => tell(${JSON.stringify(payload)})), accountListeners.length`,
      )
      expect(told).toBe(1)
      await settle(page)
      expect(await demo.status()).toBe(connected)
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await page.locator('[data-result="sign"]').getByText('Verified').waitFor()
    },
  )

  it('[EVM-2] returns an invalid signature: the site gets an error', async () => {
    const visit = await openVisit(await browser())
    await connectWallet(visit)
    await visit.wallet.answer({ evil: true }, { method: 'personal_sign' })
    await visit.page.getByRole('button', { name: 'Sign', exact: true }).click()
    const fault = visit.page.locator('[data-result="sign"] .fault')
    await fault.waitFor()
    expect(await visit.demo.status()).toBe(connected)
  })
})
