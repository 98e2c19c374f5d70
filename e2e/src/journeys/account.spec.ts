import { testAccounts } from '@latchkey/testing'
import { formatEther } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { askToSignIn } from '../browser/askToSignIn'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit, type Visit } from '../browser/openVisit'
import { readChain } from '../browser/readChain'
import { setBalance } from '../browser/setBalance'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice, bob] = testAccounts

async function openAccount(visit: Visit) {
  await connectWallet(visit)
  await visit.demo.entry.click()
  return visit.modal.expectView('Account')
}

describe('the account', () => {
  it('[ACC-1] [NAV-8] shows the name and balance from the node', async () => {
    const visit = await openVisit(await browser())
    const view = await openAccount(visit)
    await view.getByText('alice.latchkey.eth', { exact: true }).waitFor()
    const wei = await readChain().getBalance({ address: alice.address })
    const text = Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      Number(formatEther(wei)),
    )
    await expect
      .poll(async () => (await view.locator('[data-part="balance"]').innerText()).replace(/\s+/g, ' '))
      .toContain(text)
    expect(await view.locator('[data-part="network-chip"]').innerText()).toContain('Local chain')
    expect(await view.locator('[data-part="wallet"]').innerText()).toMatch(/Demo\s+Connected wallet/)
    await expect.poll(() => visit.demo.entry.innerText()).toMatch(/alice\.latchkey\.eth\s+\S+ ETH/)
  })

  it('[ACC-1] [FMT-1] [FMT-4] shows the short address of an account without a name, and its exact balance', async () => {
    await setBalance(bob.address, '1234.567')
    const visit = await openVisit(await browser(), {
      wallets: [demoWallet({ keys: [bob.privateKey] })],
    })
    const view = await openAccount(visit)
    await view.locator('[data-part="balance"][data-state="known"]').waitFor()
    expect(await view.locator('[data-part="account-name"]').innerText()).toBe('0x70…dc79C8')
    expect((await view.locator('[data-part="balance"]').innerText()).replace(/\s+/g, '')).toContain(
      '1,234.57ETH',
    )
  })

  it('[ACC-1] copies the whole address with its checksum, and confirms it', async () => {
    const visit = await openVisit(await browser(), {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    const view = await openAccount(visit)
    await view.getByRole('button', { name: 'Copy address' }).click()
    await view.getByRole('button', { name: 'Address copied' }).waitFor()
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe(alice.address)
  })

  it('[ACC-1] says when the browser doesn’t allow copying', async () => {
    const visit = await openVisit(await browser(), {
      prepare: (context) =>
        context.addInitScript({
          content: `if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
            document.execCommand = () => false`,
        }),
    })
    const view = await openAccount(visit)
    await view.getByRole('button', { name: 'Copy address' }).click()
    await view.getByRole('button', { name: 'Couldn’t copy address' }).waitFor()
  })

  it('[ACC-1] links to the explorer of a network that has one', async () => {
    const { gatewayUrl, chains } = inject('stack')
    const settings = { projectId: 'dev', gateway: gatewayUrl, nodes: { 'eip155:1': chains[0].rpcUrl } }
    const visit = await openVisit(await browser(), {
      wallets: [demoWallet({ chains: [{ chainId: 1, rpcUrl: chains[0].rpcUrl }] })],
      prepare: (context) => context.route('**/settings.json', (route) => route.fulfill({ json: settings })),
    })
    const view = await openAccount(visit)
    const link = view.locator('a[data-part="explorer"]')
    await link.waitFor()
    const { href, target, rel } = await link.evaluate((element) => {
      const { href, target, rel } = element as HTMLAnchorElement
      return { href, target, rel }
    })
    expect(href).toBe(`https://etherscan.io/address/${alice.address}`)
    expect([target, rel]).toEqual(['_blank', 'noopener noreferrer'])
    expect(await link.innerText()).toContain('View on Etherscan')
  })

  it('switches between the accounts that the wallet shows', async () => {
    const visit = await openVisit(await browser(), { wallets: [demoWallet({ exposes: 3 })] })
    const view = await openAccount(visit)
    await view.getByRole('button', { name: /3 accounts/ }).click()
    const list = await visit.modal.expectView('SwitchAddress')
    await list.locator(`[data-address="${bob.address}"]`).click()
    await visit.modal.expectView('Account')
    await expect.poll(visit.demo.status).toBe(`connected ${bob.address} eip155:31337`)
    expect(await visit.modal.viewOf('Account').locator('[data-part="account-name"]').innerText()).toBe(
      '0x70…dc79C8',
    )
  })

  it('[ACC-6] says when the balance can’t be read, and reads it on retry', async () => {
    const { rpcUrl } = inject('stack').chains[0]
    const visit = await openVisit(await browser(), {
      tolerated: [/ERR_FAILED/],
      wallets: [demoWallet({ keys: [bob.privateKey] })],
    })
    await visit.context.route(`${rpcUrl}/**`, (route) => route.abort())
    const view = await openAccount(visit)
    await view.getByText('Balance unavailable').waitFor({ timeout: 30_000 })
    await visit.context.unroute(`${rpcUrl}/**`)
    await view.getByRole('button', { name: 'Refresh', exact: true }).click()
    await view.locator('[data-part="balance"][data-state="known"]').waitFor({ timeout: 30_000 })
    expect(await view.getByText('Balance unavailable').count()).toBe(0)
  })

  it.each([
    ['a desktop', {}],
    ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ])('keeps its buttons in place when the sign-in row loads last on %s', async (_, context) => {
    const visit = await openVisit(await browser(), { query: 'siwx=optional', context })
    const { demo, modal, page } = visit
    await askToSignIn(visit)
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked = page.waitForRequest('**/assets/SignInRow-*.js')
    await page.route('**/assets/SignInRow-*.js', (route) => held.then(() => route.continue()))
    await demo.entry.click()
    const view = await modal.expectView('Account')
    await asked
    await view.locator('[data-part="balance"][data-state="known"]').waitFor()
    await view.locator('[data-part="token-row"]').first().waitFor()
    const readBoxes = () =>
      modal.frame.evaluate((frame) =>
        [...frame.querySelectorAll('[data-part="card"], button:not([data-part="finish-sign-in"]), a')].map(
          (part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [
              part.getAttribute('data-part') ?? part.textContent,
              ...[x, y, width, height].map(Math.round),
            ].join(' ')
          },
        ),
      )
    const before = await readBoxes()
    expect(before.length).toBeGreaterThan(5)
    release()
    await view.locator('[data-part="sign-in-row"]').waitFor()
    expect(await readBoxes()).toEqual(before)
  })
})
