import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { findAxeProblems } from '../pages/findAxeProblems'

const browser = useBrowser()
const own = testAccounts[0].address
const thief = '0x1111111111111111111111111111111111111111'
const { dollar } = getSeedContracts()
const word = (value: string) => value.replace(/^0x/, '').toLowerCase().padStart(64, '0')
const most = 'f'.repeat(64)

const allowance = {
  method: 'eth_sendTransaction',
  params: [{ from: own, to: dollar, data: `0x095ea7b3${word(thief)}${most}` }],
}
/** Sends more than there is. */
const failing = {
  method: 'eth_sendTransaction',
  params: [{ from: own, to: dollar, data: `0xa9059cbb${word(thief)}${most}` }],
}
const member = (name: string, type: string) => ({ name, type })
const permit = {
  method: 'eth_signTypedData_v4',
  params: [
    own,
    JSON.stringify({
      types: {
        EIP712Domain: [
          member('name', 'string'),
          member('chainId', 'uint256'),
          member('verifyingContract', 'address'),
        ],
        Permit: [
          member('owner', 'address'),
          member('spender', 'address'),
          member('value', 'uint256'),
          member('nonce', 'uint256'),
          member('deadline', 'uint256'),
        ],
      },
      primaryType: 'Permit',
      domain: { name: 'Dollar', chainId: 31337, verifyingContract: dollar },
      message: { owner: own, spender: thief, value: `0x${most}`, nonce: 0, deadline: `0x${most}` },
    }),
  ],
}

type Asked = { readonly method: string; readonly params: readonly unknown[] }

/** Opens the demo with every request explained, and a connected wallet. */
async function enter(options: VisitOptions = {}) {
  const query = ['explain=all', options.query].filter(Boolean).join('&')
  const visit = await openVisit(await browser(), { ...options, query })
  await connectWallet(visit)
  return visit
}

/** Asks the wallet as a site does; the outcome is a hash, a signature or an error's code. */
function ask({ page }: Visit, request: Asked): Promise<unknown> {
  return page.evaluate(async (asked) => {
    const provider = await window.latchkey?.getProvider('eip155')
    return provider?.request(asked).catch((error: { code?: number }) => error.code)
  }, request)
}

const methods = async ({ wallet }: Visit) => (await wallet.log()).map(({ method }) => method)

describe('a site that has every request explained', () => {
  it('shows an unlimited allowance, and Cancel keeps it from the wallet', async () => {
    const visit = await enter()
    const { modal, page } = visit
    const answer = ask(visit, allowance)
    const view = await modal.expectView('ApproveTransaction')
    await view.getByRole('heading', { name: 'Allow spending' }).waitFor()
    await view.getByText(/^Unlimited amount of /).waitFor()
    await view.getByText('This allows unlimited spending.').waitFor()
    await view.getByText('You allow a personal account, not a contract.').waitFor()
    await view.getByText(/^Simulated at block \d/).waitFor()
    await view.getByText('Expected to go through').waitFor()
    expect(await findAxeProblems(page)).toEqual([])
    await modal.button('Cancel').click()
    expect(await answer).toBe(4001)
    await modal.expectClosed()
    expect(await methods(visit)).not.toContain('eth_sendTransaction')
  })

  it('shows a permit that hands over everything, and Continue goes on to the wallet', async () => {
    const visit = await enter()
    const { modal } = visit
    const answer = ask(visit, permit)
    const view = await modal.expectView('ApproveTransaction')
    await view.getByText(/^Unlimited amount of /).waitFor()
    await view.getByText('You allow a personal account, not a contract.').waitFor()
    await modal.button('Continue').click()
    expect(await answer).toMatch(/^0x[\da-f]{130}$/)
    await modal.expectClosed()
    expect(await methods(visit)).toContain('eth_signTypedData_v4')
  })

  it('shows that a call fails, with its reason', async () => {
    const visit = await enter()
    const { modal } = visit
    const answer = ask(visit, failing)
    const view = await modal.expectView('ApproveTransaction')
    await view.getByText(/^Expected to fail: /).waitFor()
    await view.getByText('This is expected to fail.').waitFor()
    await modal.button('Cancel').click()
    expect(await answer).toBe(4001)
  })

  it('rejects on Escape, and works by keyboard alone', async () => {
    const visit = await enter()
    const { modal, page } = visit
    const first = ask(visit, allowance)
    await modal.expectView('ApproveTransaction')
    await page.keyboard.press('Escape')
    expect(await first).toBe(4001)
    await modal.expectClosed()
    const second = ask(visit, permit)
    await modal.expectView('ApproveTransaction')
    await modal.frame.locator('[data-part="continue"]:not([aria-busy])').waitFor()
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      const part = await modal.host.evaluate(({ shadowRoot }) =>
        shadowRoot?.activeElement?.getAttribute('data-part'),
      )
      if (part === 'continue') break
    }
    await page.keyboard.press('Enter')
    expect(await second).toMatch(/^0x/)
  })

  it('asks nothing extra for requests that sign nothing', async () => {
    const visit = await enter()
    expect(await ask(visit, { method: 'eth_chainId', params: [] })).toBe('0x7a69')
    expect(await visit.modal.host.count()).toBe(0)
  })

  it('lets the visitor continue when the node is slow', async () => {
    const visit = await enter()
    const { modal, page } = visit
    await page.route(
      (url) => url.href.startsWith('http') && !url.href.startsWith(visit.url.replace(/\?.*/, '')),
      async (route) => {
        const isSlow = (route.request().postData() ?? '').includes('eth_simulateV1')
        if (isSlow) await new Promise((resolve) => setTimeout(resolve, 5_000))
        await route.continue().catch(() => undefined)
      },
    )
    const started = Date.now()
    const answer = ask(visit, permit)
    const view = await modal.expectView('ApproveTransaction')
    await view.getByText(/^Unlimited amount of /).waitFor()
    await modal.frame.locator('[data-part="continue"]:not([aria-busy])').waitFor()
    expect(Date.now() - started).toBeLessThan(4_500)
    await view.getByText('Still checking. You can continue without waiting.').waitFor()
    await modal.button('Continue').click()
    expect(await answer).toMatch(/^0x/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  it('speaks Arabic, and keeps addresses from left to right', async () => {
    const visit = await enter({ query: 'locale=ar' })
    const { modal, page } = visit
    const answer = ask(visit, allowance)
    const view = await modal.expectView('ApproveTransaction')
    await view.getByText('هذا يسمح بإنفاق بلا حد.').waitFor()
    const address = view.locator('[data-part="address"]').first()
    expect(await address.evaluate((node) => getComputedStyle(node).direction)).toBe('ltr')
    expect(await findAxeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await answer).toBe(4001)
  })

  it('fits a phone, with the buttons in view', async () => {
    const viewport = { width: 390, height: 700 }
    const visit = await enter({ context: { viewport, isMobile: true, hasTouch: true } })
    const { modal } = visit
    const answer = ask(visit, allowance)
    const view = await modal.expectView('ApproveTransaction')
    await view.getByText('This allows unlimited spending.').waitFor()
    const box = await modal.button('Continue').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    await modal.button('Cancel').tap()
    expect(await answer).toBe(4001)
  })
})
