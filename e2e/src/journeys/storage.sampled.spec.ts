import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'

const browser = useBrowser()
const account = `connected ${testAccounts[0].address}`

const forbidden = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { get() { throw new DOMException('no', 'SecurityError') } })`
const missing = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: null })`
const full = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`
const broken = `for (const name of ['getItem', 'setItem', 'removeItem', 'key'])
  Storage.prototype[name] = () => { throw 'a string' }`
const lying = `Storage.prototype.getItem = () => ({ toString: 1 })`

const faults = [
  ['throws on the first look', forbidden],
  ['gives what it was never given', lying],
  ['is not there', missing],
  ['is full', full],
  ['throws at everything', broken],
] as const

/** The worst values, under every key that the page has ever written. */
const rubbish = [
  '{',
  '{"__proto__":{"polluted":1}}',
  'null',
  '[]',
  '"',
  '[{"namespace":"eip155"}]',
  '[{"namespace":"evil","connectorId":"x"},{"namespace":"eip155","connectorId":"__proto__"}]',
  '9'.repeat(400),
  '<script>',
  `"${'x'.repeat(200_000)}"`,
]

describe('unreliable storage', () => {
  it.each(sample(faults, 2))(
    '[HTTP-7] loses only persistence, and the whole journey works: %s',
    async (_, content) => {
      const visit = await openVisit(await browser(), {
        wallets: [demoWallet({ storage: 'none' })],
        prepare: (context) =>
          context.addInitScript({ content: `if (location.protocol !== 'about:') {${content}}` }),
      })
      const { page, demo, modal } = visit
      await connectWallet(visit)
      expect(await demo.status()).toBe(`${account} eip155:31337`)
      await demo.entry.click()
      const view = await modal.expectView('Account')
      await view.getByText('alice.latchkey.eth').waitFor()
      await view.locator('[data-part="network-chip"]').click()
      await (await modal.expectView('Networks')).locator('[data-network="eip155:31338"]').click()
      await expect.poll(demo.status).toBe(`${account} eip155:31338`)
      await modal.expectView('Account')
      await modal.viewOf('Account').locator('[data-part="disconnect"]').click()
      await expect.poll(demo.status).toBe('disconnected')
      await page.reload()
      await demo.entry.waitFor()
      expect(await demo.status()).toBe('disconnected')
    },
  )

  it.each(sample(rubbish, 2).map((text) => [text.slice(0, 40), text] as const))(
    '[HTTP-7] is ignored and overwritten when it holds garbage (%s)',
    async (_, text) => {
      const visit = await openVisit(await browser())
      const { page, demo } = visit
      await connectWallet(visit)
      const keys = await page.evaluate((value) => {
        const ours = Object.keys(localStorage).filter((key) => key.startsWith('@latchkey/'))
        for (const key of ours) localStorage.setItem(key, value)
        return ours
      }, text)
      expect(keys.length).toBeGreaterThan(3)
      await page.reload()
      await demo.entry.waitFor()
      await expect.poll(demo.status).toBe('disconnected')
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
      await connectWallet(visit)
      await page.reload()
      await expect.poll(demo.status).toBe(`${account} eip155:31337`)
    },
  )
})
