import { type ChainAdapter, currentEntry, type Host, type Latchkey, openSend } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createScriptedGateway } from '../../testing/createScriptedGateway'
import { createTestInstance } from '../../testing/createTestInstance'
import { holdTimer } from '../../testing/holdTimer'
import { expectClosed, findInside, mountProvider, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, poll, spoken } from '../../testing/openView'

const spender = '0x1111111111111111111111111111111111111111'
const token = '0x2222222222222222222222222222222222222222'
/** `approve(spender, 2^256 - 1)` */
const unlimited = `0x095ea7b3${spender.slice(2).padStart(64, '0')}${'f'.repeat(64)}`

async function enter(
  options = {},
  { explain, ...host }: Partial<Host> & { readonly explain?: ChainAdapter['can']['explain'] } = {},
) {
  const target = new EventTarget()
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', chains: [{ chainId: 1 }] })
  wallet.announce({ target })
  const adapter = evm({ page: target })
  const can = { ...adapter.can, ...(explain ? { explain } : {}) }
  const latchkey = createTestInstance(
    [{ ...adapter, can }],
    { explain: 'all', metadata: { name: 'The Shop' }, ...options },
    host,
  )
  mountProvider(latchkey)
  await latchkey.connect({ connectorId: 'test.fox' })
  return { wallet, latchkey, request: () => ask(latchkey, wallet.addresses[0] ?? '') }
}

/** Asks for an allowance as a site does. The node can't be reached, so only the request is read. */
async function ask(latchkey: Latchkey, from: string): Promise<unknown> {
  const provider = await latchkey.getProvider('eip155')
  const params = [{ from, to: token, data: unlimited }]
  return Promise.resolve(provider?.request({ method: 'eth_sendTransaction', params })).catch(
    (error: unknown) => error,
  )
}

const textOf = async (selector: string) => (await findInside(selector)).textContent

it('says what a site’s request does, and worst things first', async () => {
  const { request } = await enter()
  void request()
  await findView('ApproveTransaction')
  expect(await textOf('[data-part="explanation-headline"]')).toBe('Allow spending an unknown token')
  expect(await textOf('[data-kind="allow"]')).toContain('Unlimited amount of an unknown token')
  expect(await textOf('[data-part="explanation-basis"]')).toContain('Not simulated')
  expect(await textOf('[data-code="unlimited-allowance"]')).toContain('This allows unlimited spending.')
  expect(shadowOf().textContent).toContain('The Shop asks you to approve this')
  expect(await textOf('[data-part="explanation-raw"]')).toContain('eth_sendTransaction')
  await poll(spoken).toContain('This allows unlimited spending.')
  await userEvent.click(await findControl('Cancel'))
})

it('rejects with 4001 on Cancel, and the wallet never sees it', async () => {
  const { request, wallet } = await enter()
  const answer = request()
  await findView('ApproveTransaction')
  await userEvent.click(await findControl('Cancel'))
  expect(await answer).toMatchObject({ code: 4001 })
  await expectClosed()
  expect(wallet.log.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

it('rejects with 4001 on Escape', async () => {
  const { request } = await enter()
  const answer = request()
  await findView('ApproveTransaction')
  await userEvent.keyboard('{Escape}')
  expect(await answer).toMatchObject({ code: 4001 })
  await expectClosed()
})

it('goes on to the wallet on Continue, by keyboard alone', async () => {
  const { request, wallet } = await enter()
  wallet.reject({ method: 'eth_sendTransaction' })
  void request()
  await findView('ApproveTransaction')
  // Cancel has the focus, so a key pressed too early does no harm.
  await poll(() => shadowOf().activeElement?.getAttribute('data-part')).toBe('cancel')
  const goOn = await findInside('[data-part="continue"]:not([aria-busy])')
  await userEvent.tab()
  while (shadowOf().activeElement !== goOn) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(wallet.log.map(({ method }) => method)).toContain('eth_sendTransaction'))
  await expectClosed()
})

it('[SND-5] calls an address by the name in the visitor’s book, and tells the gateway nothing of it', async () => {
  const gateway = createScriptedGateway({
    '/v1/supported-chains': { http: [], ws: [] },
    '/v1/labels': { labels: [{ address: `eip155:1:${token}`, name: 'Dollars', source: 'operator' }] },
  })
  const { request, latchkey } = await enter({ gateway: gateway.url }, gateway.host)
  ;(await openSend(latchkey)).saveAddress({ namespace: 'eip155', address: spender, name: 'Exchange' })
  void request()
  await findView('ApproveTransaction')
  const names = () => {
    const parties = shadowOf().querySelectorAll('[data-part="explanation-line"] summary bdi')
    return [...parties].map(({ textContent }) => textContent)
  }
  await poll(names).toEqual(['Exchange', 'Dollars'])
  const told = gateway.asked.map(({ href }) => decodeURIComponent(href)).join(' ')
  expect(told).toContain(token)
  expect(told).not.toContain('Exchange')
  expect(told).not.toContain(spender)
  await userEvent.click(await findControl('Cancel'))
})

it('holds Continue until something is known, or 800 ms have passed', async () => {
  const { latchkey, request, wallet } = await enter(
    {},
    {
      explain: () => new Promise(() => undefined),
    },
  )
  const timers = holdTimer(latchkey, 800)
  wallet.reject({ method: 'eth_sendTransaction' })
  void request()
  await findView('ApproveTransaction')
  const goOn = await findInside('[data-part="continue"]')
  expect(goOn.getAttribute('aria-busy')).toBe('true')
  expect(await textOf('[data-part="approve-status"]')).toBe('Checking what this does…')
  goOn.click()
  expect(currentEntry(latchkey.getState().nav).view).toBe('ApproveTransaction')
  timers[0]?.()
  await findInside('[data-part="continue"]:not([aria-busy])')
  await poll(() => shadowOf().querySelector('[data-part="approve-status"]')?.textContent).toBe(
    'Still checking. You can continue without waiting.',
  )
  await poll(spoken).toContain('Still checking')
  expect(wallet.log.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  goOn.click()
  await vi.waitFor(() => expect(wallet.log.map(({ method }) => method)).toContain('eth_sendTransaction'))
})

it('speaks Arabic, from right to left', async () => {
  const { request } = await enter({ locale: 'ar' })
  void request()
  const view = await findView('ApproveTransaction')
  expect(await textOf('[data-code="unlimited-allowance"]')).toContain('هذا يسمح بإنفاق بلا حد.')
  expect(getComputedStyle(view).direction).toBe('rtl')
  const address = await findInside('[data-part="address"]')
  expect(address.dir).toBe('ltr')
})

it('says that nothing waits when it’s opened without a request', async () => {
  const { latchkey } = await enter()
  await latchkey.open({ view: 'ApproveTransaction' })
  await findView('ApproveTransaction')
  expect(await textOf('[data-part="empty-state"]')).toContain('Nothing to approve')
})
