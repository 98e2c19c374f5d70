import { describe, expect, it, onTestFinished } from 'vitest'
import { getAccount } from '../connect/getAccount'
import {
  boughtEther,
  createVendorWindow,
  onrampAnswers,
  order,
  orderIds,
  orderPath,
  setUpOnramp,
  withFeesOnTop,
} from '../testing/setUpOnramp'
import { ownAddress, settle } from '../testing/setUpSend'
import { purchasesItem } from './purchasesItem'

const hash = `0x${'ab'.repeat(32)}`
const sessionsPath = '/v1/onramp/sessions'

async function ready(options: Parameters<typeof setUpOnramp>[0] = {}) {
  const site = await setUpOnramp(options)
  onTestFinished(() => site.latchkey.destroy())
  await site.actions.load()
  site.actions.setAsset(boughtEther)
  site.actions.setAmount('100')
  await site.rest()
  return site
}

async function started(options: Parameters<typeof setUpOnramp>[0] = {}) {
  const site = await ready(options)
  const window = createVendorWindow()
  await site.actions.start('two', window)
  await settle()
  const notice = () => site.latchkey.getState().modal.notice
  /** How often it was asked after. */
  const asks = () => site.gateway.paths().filter((path) => path === orderPath()).length
  return { ...site, window, notice, asks }
}

describe('a purchase', () => {
  it('[ONR-1] orders once, for the account, and sends the window that the click opened to the vendor', async () => {
    const { window, view, bodies, events } = await started()
    expect(bodies(sessionsPath)).toEqual([
      {
        provider: 'two',
        country: 'DE',
        method: 'card',
        fiat: 'USD',
        amount: '100',
        asset: boughtEther,
        receiver: `eip155:1:${ownAddress}`,
      },
    ])
    expect(window.urls).toEqual(['https://vendor.example/pay?signature=1'])
    expect(view().purchase).toMatchObject({ orderId: orderIds[0], state: 'created', label: 'Vendor Two' })
    expect(view()).toMatchObject({ isBlocked: false, starting: null })
    expect(events).toContain('SELECT_BUY_PROVIDER')
  })

  it('[ONR-1] keeps what the vendor charges in all, or what was typed if it told no price', async () => {
    const answers = onrampAnswers()
    const { actions, view } = await ready({ answers: withFeesOnTop(answers) })
    await actions.start('two', createVendorWindow())
    expect(view().purchase).toMatchObject({ paid: '104.2', currency: 'USD' })

    answers['/v1/onramp/quotes'] = { quotes: [], declined: [{ provider: 'two', reason: 'unknown' }] }
    const other = await ready({ answers })
    await other.actions.start('two', createVendorWindow())
    expect(other.view().purchase).toMatchObject({ paid: '100', currency: 'USD' })
  })

  it('[ONR-1] keeps a link to press if the browser blocked the window', async () => {
    const { actions, view } = await ready()
    await actions.start('two', null)
    expect(view()).toMatchObject({ isBlocked: true, url: 'https://vendor.example/pay?signature=1' })
    actions.noteOpened()
    expect(view().isBlocked).toBe(false)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'http://vendor.example/pay',
    'https://user:secret@vendor.example/',
    'file:///etc/passwd',
    'blob:https://vendor.example/1',
  ])('[ONR-1] never sends a window to %s', async (url) => {
    const answers = onrampAnswers()
    answers[sessionsPath] = { ...(answers[sessionsPath] as object), url }
    const { window, view } = await started({ answers })
    expect(window).toMatchObject({ urls: [], isClosed: true })
    expect(view()).toMatchObject({ url: null, purchases: [], purchase: null })
    expect(view().starting?.error?.code).toBe('http/malformed-answer')
  })

  it('[ONR-1] says why a vendor refused, and closes the window', async () => {
    const answers = onrampAnswers()
    answers[sessionsPath] = 403
    const { window, view } = await started({ answers })
    expect(window.isClosed).toBe(true)
    expect(view().starting).toMatchObject({ provider: 'two', label: 'Vendor Two' })
    expect(view().starting?.error?.code).toBe('http/status')
  })

  it('orders once if the visitor presses twice', async () => {
    const { actions, bodies } = await ready()
    const windows = [createVendorWindow(), createVendorWindow()] as const
    await Promise.all([actions.start('two', windows[0]), actions.start('two', windows[1])])
    expect(bodies(sessionsPath)).toHaveLength(1)
    expect(windows.map(({ isClosed }) => isClosed)).toEqual([false, true])
  })

  it('[ONR-1] is followed with its secret to the end, then the balance is read again', async () => {
    const { gateway, host, view, notice, latchkey, bodies } = await started()
    const secret = 's'.repeat(43)
    expect(bodies(orderPath())).toEqual([{ secret }])
    // Where no log of URLs sees it.
    expect(gateway.asked.filter(({ url }) => url.href.includes(secret))).toEqual([])
    for (const state of ['needs-payment', 'paid', 'sending'] as const) {
      gateway.answers[orderPath()] = order(state)
      host.advance(4_000)
      await settle()
      expect(view().purchase?.state).toBe(state)
    }
    const before = getAccount(latchkey.getState()).details.balanceAt
    gateway.answers[orderPath()] = order('done', { hash, amount: '31000000000000000' })
    host.advance(4_000)
    await settle()
    expect(view().purchase).toMatchObject({ state: 'done', hash, amount: '31000000000000000' })
    expect(notice()).toMatchObject({
      message: 'Bought 0.031 ETH',
      code: 'onramp.done',
      variant: 'success',
      isOnPage: true,
    })
    expect(getAccount(latchkey.getState()).details.balanceAt ?? 0).toBeGreaterThan(before ?? 0)
    const asked = gateway.asked.length
    host.advance(60_000)
    await settle()
    expect(gateway.paths().slice(asked)).not.toContain(orderPath())
  })

  it.each([
    ['failed', { reason: 'declined' }, 'onramp.failed'],
    ['expired', {}, 'onramp.expired'],
  ])('[ONR-1] says that it %s', async (state, more, code) => {
    const { gateway, host, view, notice } = await started()
    gateway.answers[orderPath()] = order(state, more)
    host.advance(4_000)
    await settle()
    expect(view().purchase).toMatchObject({ state, ...more })
    expect(notice()).toMatchObject({ code, variant: 'error' })
  })

  it.each(['failed', 'expired'])('[ONR-1] can still be done after it %s', async (ended) => {
    const { gateway, host, view, notice, asks } = await started()
    gateway.answers[orderPath()] = order(ended, { reason: 'declined' })
    host.advance(4_000)
    await settle()
    const told = notice()
    const { endedAt } = view().purchase ?? {}
    const before = asks()
    for (let turn = 0; turn < 20; turn += 1) {
      host.advance(30_000)
      await settle()
    }
    // Seldom, and the same answer neither tells it again nor makes it younger.
    expect(asks() - before).toBe(20)
    expect(notice()).toEqual({ ...told, open: notice()?.open })
    expect(view().purchase).toMatchObject({ state: ended, endedAt })
    gateway.answers[orderPath()] = order('done', { hash, amount: '31000000000000000' })
    host.advance(30_000)
    await settle()
    // The old notice is hidden first.
    host.advance(150)
    expect(view().purchase).toMatchObject({ state: 'done', hash, reason: null })
    expect(notice()).toMatchObject({ message: 'Bought 0.031 ETH', code: 'onramp.done', open: true })
  })

  it('[ONR-1] goes on if the vendor gets the money after it expired', async () => {
    const { gateway, host, view } = await started()
    for (const [state, ms] of [
      ['expired', 4_000],
      ['paid', 30_000],
      ['done', 4_000],
    ] as const) {
      gateway.answers[orderPath()] = order(state)
      host.advance(ms)
      await settle()
      expect(view().purchase?.state).toBe(state)
    }
  })

  it('[ONR-1] stops an hour after it failed, or with the instance', async () => {
    const { gateway, host, asks, latchkey } = await started()
    gateway.answers[orderPath()] = order('failed')
    host.advance(4_000)
    await settle()
    for (let turn = 0; turn < 125; turn += 1) {
      host.advance(30_000)
      await settle()
    }
    const all = asks()
    expect(all).toBeGreaterThan(110)
    expect(all).toBeLessThan(125)
    host.advance(3_600_000)
    await settle()
    expect(asks()).toBe(all)
    latchkey.destroy()

    const other = await started()
    other.gateway.answers[orderPath()] = order('failed')
    other.host.advance(4_000)
    await settle()
    const before = other.asks()
    other.latchkey.destroy()
    other.host.advance(60_000)
    await settle()
    expect(other.asks()).toBe(before)
  })

  it('goes on after failures of the gateway, and after a reload', async () => {
    const { gateway, host, view, adapter, browser, latchkey } = await started()
    gateway.answers[orderPath()] = 503
    for (let turn = 0; turn < 6; turn += 1) {
      host.advance(10_000)
      await settle()
    }
    expect(view().purchase?.state).toBe('created')
    latchkey.destroy()
    const answers = { ...onrampAnswers(), [orderPath()]: order('done', { hash }) }
    const again = await setUpOnramp({ answers, kept: { adapter, browser } })
    await settle()
    expect(again.latchkey.getState().onramp?.purchases[0]).toMatchObject({ state: 'done', hash })
  })

  it('is followed after a reload without opening the form', async () => {
    const { adapter, browser, latchkey } = await started()
    latchkey.destroy()
    const answers = { ...onrampAnswers(), [orderPath()]: order('paid') }
    const again = await setUpOnramp({ answers, kept: { adapter, browser } })
    await settle()
    expect(again.gateway.paths()).toContain(orderPath())
  })

  it('ends if the gateway does not know the order', async () => {
    const answers = onrampAnswers()
    const { gateway, host, view } = await started({ answers })
    const refused = { code: 'onramp/order-unknown', message: 'Order not found', values: {} }
    gateway.answers[orderPath()] = undefined
    const fetch = host.fetch
    let asked = 0
    Object.assign(host, {
      fetch: async (url: string, init: RequestInit) => {
        if (!url.includes('/orders/')) return fetch(url, init)
        asked += 1
        return Response.json(refused, { status: 404 })
      },
    })
    host.advance(4_000)
    await settle()
    expect(view().purchase).toMatchObject({ state: 'failed', reason: 'unknown-order' })
    const before = asked
    host.advance(120_000)
    await settle()
    expect(asked).toBe(before)
  })

  it('ignores an answer about another asset or vendor', async () => {
    const { gateway, host, view } = await started()
    for (const other of [{ asset: 'eip155:1/slip44:61' }, { provider: 'one' }]) {
      gateway.answers[orderPath()] = order('done', { hash, ...other })
      host.advance(4_000)
      await settle()
      expect(view().purchase?.state).toBe('created')
    }
  })

  it('drops stored rows that another program wrote', () => {
    const row = {
      orderId: orderIds[0],
      secret: 's'.repeat(43),
      provider: 'two',
      label: 'Vendor Two\u202e',
      namespace: 'eip155',
      networkId: 'eip155:1',
      address: ownAddress,
      asset: boughtEther,
      symbol: 'ETH',
      decimals: 18,
      paid: '100',
      currency: 'USD',
      startedAt: 1,
      state: 'created',
      amount: null,
      hash: null,
      reason: null,
      endedAt: null,
    }
    const bad = [{ ...row, address: 'x' }, { ...row, state: 'free' }, { ...row, paid: '1e9' }, null, 7]
    const read = purchasesItem.read(JSON.stringify([row, ...bad]))
    expect(read).toEqual([{ ...row, label: 'Vendor Two' }])
  })
})
