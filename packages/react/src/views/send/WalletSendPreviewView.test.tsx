import { nativeToken, openSend } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import { networkFailure, userRejected } from '@latchkey/protocol'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia'
import { holdTimer } from '../../testing/holdTimer'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { heldTokens, openSendSite } from '../../testing/openSendSite'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const part = (name: string) => shadowOf().querySelector<HTMLElement>(`[data-part="${name}"]`)
const textOf = (name: string) => part(name)?.textContent?.replaceAll('\u00a0', ' ') ?? null

const spender = `0x${'5e4'.padStart(40, '0')}`

const sends = {
  kind: 'send',
  token: { kind: 'native' },
  amount: 25n * 10n ** 16n,
  to: bob.toLowerCase(),
} as const
const dollars = {
  kind: 'fungible',
  address: '0x00000000000000000000000000000000000000d1',
  symbol: 'LKD',
  decimals: 6,
} as const

/** Opens the preview of a transfer that is explained. */
function openExplained(explained: Partial<Explanation> = {}) {
  return review({ explained: { lines: [sends], ...explained } })
}

/** Fills in the form and opens the preview. */
async function review({
  symbol = 'ETH',
  amount = '0.25',
  explained,
  written,
  heldMs,
  ...options
}: Parameters<typeof openSendSite>[0] & {
  symbol?: string
  amount?: string
  explained?: Partial<Explanation>
  written?: string
  heldMs?: number
} = {}) {
  const site = await openSendSite({ answers: heldTokens, ...options })
  if (explained) {
    site.chain.more = { request: { method: 'eth_sendTransaction', params: [] } }
    site.explained.now = {
      intent: { code: 'send', values: {} },
      lines: [],
      warnings: [],
      will: 'succeed',
      seen: { decoded: true },
      ...explained,
    }
  }
  site.chain.writtenFor = written
  const timers = heldMs === undefined ? [] : holdTimer(site.latchkey, heldMs)
  await openView(site.latchkey, { view: 'WalletSend' })
  ;(await findInside('[data-part="choose-token"]')).click()
  ;(await findInside(`[data-part="token-row"][data-token="${symbol}"]`)).click()
  await userEvent.fill(await findInside('[data-part="receiver-input"]'), bob)
  await userEvent.fill(await findInside('[data-part="amount-input"]'), amount)
  const next = await findInside<HTMLButtonElement>('[data-part="preview-send"]')
  await poll(() => next.matches(':enabled:not([aria-disabled])')).toBe(true)
  next.click()
  await findView('WalletSendPreview')
  await findInside('[data-part="send-facts"]')
  return { ...site, timers }
}

describe('the preview of a transfer', () => {
  it('[SND-5] shows amount, value, the whole receiver, network and fee', async () => {
    await review()
    expect(textOf('send-amount')).toContain('0.25 ETH')
    expect(textOf('send-amount')).toContain('$500.00')
    const groups = [...shadowOf().querySelectorAll('[data-part="send-to"] [data-part="address"] span')]
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      '0x',
      ...(bob.slice(2).match(/.{4}/g) ?? []),
    ])
    expect(textOf('fact-network')).toContain('Ethereum')
    expect(textOf('fact-fee')).toContain('0.0005 ETH ($1.00)')
    expect(textOf('fact-fee')).toContain('At most 0.001 ETH')
    // The old title fades out beside it.
    await poll(() => textOf('title')).toMatch(/Review send$/)
  })

  it('[SND-5] says in the explanation that the receiver is an own account', async () => {
    const site = await review()
    const [from = '', to = ''] = site.wallet.addresses
    site.chain.more = {
      request: { method: 'eth_sendTransaction', params: [{ from, to, value: '0x3782dace9d90000' }] },
    }
    ;(await openSend(site.latchkey)).refresh()
    await poll(() => textOf('explanation-party')).toContain('Your account (Fox)')
  })

  it('[SND-5] shows what arrives, other costs, and what stays behind', async () => {
    const site = await review({ symbol: 'LKD', amount: '5' })
    site.chain.more = {
      received: 4_900_000n,
      extra: [{ kind: 'rent', amount: 2_039_280n }],
      isFeeOfWallet: true,
    }
    ;(await openSend(site.latchkey)).refresh()
    await poll(() => textOf('fact-arrives')).toContain('4.9 LKD')
    expect(textOf('fact-rent')).toContain('Rent for a new token account')
    expect(textOf('fact-fee')).toContain('Your wallet decides')
  })

  it('[SND-5] says amount and receiver once when the explanation agrees', async () => {
    const { explained } = await openExplained()
    await poll(() => textOf('explanation-outcome')).toBe('Expected to go through')
    expect(part('explanation-line')).toBe(null)
    expect(part('explanation-headline')).toBe(null)
    expect(part('explanation-fee')).toBe(null)
    const said = textOf('body') ?? ''
    expect(said.split('0.25 ETH')).toHaveLength(2)
    expect(said.split(bob)).toHaveLength(2)
    expect(explained.now?.lines).toHaveLength(1)
  })

  it('[SND-5] shows what the explanation says besides, and its warnings', async () => {
    await openExplained({
      lines: [sends, { kind: 'allow', token: dollars, amount: 'unlimited', spender: bob }],
      warnings: [{ code: 'unlimited-allowance' }],
    })
    await poll(() => textOf('explanation-line')).toContain('Unlimited amount of LKD')
    expect(shadowOf().querySelectorAll('[data-part="explanation-line"]')).toHaveLength(1)
    expect(textOf('explanation-warnings')).toContain('This allows unlimited spending.')
  })

  it('[SND-5] calls an address in the explanation by the name that the gateway knows', async () => {
    const labels = [{ address: `eip155:1:${spender}`, name: 'Exchange', source: 'operator' }]
    await review({
      answers: { ...heldTokens, '/v1/labels': { labels } },
      explained: { lines: [sends, { kind: 'allow', token: dollars, amount: 'unlimited', spender }] },
    })
    await poll(() => textOf('explanation-line')).toContain('Exchange')
  })

  it.each([
    ['amount', { ...sends, amount: 3n * 10n ** 17n }, '0.3 ETH'],
    ['receiver', { ...sends, to: `0x${'e'.repeat(40)}` }, 'eeee'],
  ] as const)('[SND-5] shows another %s than the preview’s', async (_, line, text) => {
    await openExplained({ lines: [line], warnings: [{ code: 'receiver-new' }] })
    await poll(() => textOf('explanation-line')).toContain(text)
    expect(textOf('explanation-warnings')).toContain('You haven’t sent anything to this address before.')
  })

  it('[SND-5] says which network the receiver’s address was written for', async () => {
    await review({ written: 'eip155:8453' })
    expect(textOf('receiver-note')).toContain('You entered a Base address.')
  })

  it('[SND-1] [NAV-12] asks the wallet once, says so, and returns to the account with the transfer in its activity', async () => {
    const { chain, latchkey } = await review()
    let approve: (id: string) => void = () => undefined
    chain.answer = () =>
      new Promise((resolve) => {
        approve = resolve
      })
    const send = await findControl('Send')
    send.click()
    send.click()
    await poll(() => textOf('send-waiting')).toContain('Approve the transfer in Fox')
    await poll(spoken).toContain('Approve the transfer in Fox')
    await poll(() => chain.sent.length).toBe(1)
    approve(`0x${'7'.repeat(64)}`)
    await findView('Account')
    expect(latchkey.getState().nav.stack.map(({ view }) => view)).toEqual(['Account'])
    await poll(() => textOf('notice')).toBe('Transaction started')
    ;(await findInside('[data-tab="activity"]')).click()
    const row = await findInside('[data-part="transaction"]')
    expect(row.textContent).toContain('0.25 ETH')
    expect(row.textContent).toContain('Pending')
    expect(chain.sent).toHaveLength(1)
    // The end is told wherever the visitor is.
    chain.status = { state: 'mined' }
    await poll(() => textOf('notice')).toBe('Sent 0.25 ETH')
  })

  it('[SND-1] stays ready while the fee is asked for again, every 15 seconds', async () => {
    const { chain, latchkey, timers } = await review({ heldMs: 15_000 })
    const isReady = () => part('send')?.matches(':enabled:not([aria-disabled])')
    await poll(() => timers.length).toBe(1)
    let answer: () => void = () => undefined
    chain.beforeQuote = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const asked = chain.quoted.length
    const [first] = timers
    first?.()
    await poll(() => chain.quoted.length).toBe(asked + 1)
    expect(latchkey.getState().send?.form.isQuoting).toBe(true)
    expect(isReady()).toBe(true)
    // A new fee counts from its own time.
    chain.fee *= 2n
    answer()
    await poll(() => textOf('fact-fee')).toContain('0.001 ETH')
    await poll(() => timers.length === 1 && timers[0] !== first).toBe(true)
    // Nothing is asked for while the wallet is.
    chain.answer = () => new Promise(() => undefined)
    part('send')?.click()
    await findInside('[data-part="send-waiting"]')
    expect(timers).toEqual([])
  })

  it('[SND-1] says when the wallet’s window may be hidden', async () => {
    const { chain, latchkey } = await review()
    const timers = holdTimer(latchkey, 12_000)
    chain.answer = () => new Promise(() => undefined)
    part('send')?.click()
    await poll(() => textOf('send-waiting')).toContain('Approve the transfer in Fox')
    timers.at(-1)?.()
    await poll(() => textOf('send-waiting')).toContain('may be hidden')
  })

  it.each([
    ['amount', 0n, 'doesn’t have this much'],
    ['fee', 25n * 10n ** 16n, 'can’t pay the network fee'],
  ])('[SND-4] can’t be sent when the account is short of the %s meanwhile', async (_, left, reason) => {
    const { chain, latchkey } = await review()
    chain.nativeBalance = left
    ;(await openSend(latchkey)).refresh()
    await poll(() => textOf('send-fault')).toContain(reason)
    expect(part('send')?.matches(':disabled, [aria-disabled]')).toBe(true)
    expect(textOf('send-amount')).toContain('0.25 ETH')
    part('send')?.click()
    await poll(spoken).toContain(reason)
    expect(chain.sent).toEqual([])
  })

  it('[SND-1] says when the fee can’t be fetched, and tries again', async () => {
    const { chain, latchkey } = await review()
    chain.quoteError = networkFailure()
    ;(await openSend(latchkey)).refresh()
    await poll(() => textOf('empty-state')).toContain('Couldn’t get the fee')
    chain.quoteError = null
    ;(await findControl('Try again')).click()
    await poll(() => textOf('send-amount')).toContain('0.25 ETH')
  })

  it('[SND-5] warns of a look-alike again, and sends nothing to it before both were compared', async () => {
    const site = await openSendSite({ answers: heldTokens })
    const form = await openSend(site.latchkey)
    form.saveAddress({ namespace: 'eip155', address: bob, name: 'Bob' })
    form.setToken(nativeToken(site.latchkey.options.networks[0] ?? expect.unreachable()))
    form.setAmount('0.25')
    form.setReceiver(`${bob.slice(0, 5)}${'a'.repeat(34)}${bob.slice(-3)}`)
    await openView(site.latchkey, { view: 'WalletSendPreview' })
    await poll(() => textOf('alike-warning')).toContain('begins and ends like an address you’ve used')
    expect(part('send')?.matches(':disabled, [aria-disabled]')).toBe(true)
    form.confirmComparison()
    await poll(() => part('send')?.matches(':enabled:not([aria-disabled])')).toBe(true)
    expect(textOf('alike-warning')).toContain('begins and ends like')
  })

  it('[SND-1] keeps everything when the visitor declines, and says that nothing was sent', async () => {
    const { chain } = await review()
    chain.answer = async () => {
      throw userRejected()
    }
    ;(await findControl('Send')).click()
    await poll(() => textOf('send-fault')).toContain('Nothing was sent')
    await poll(spoken).toContain('Nothing was sent')
    expect(textOf('send-amount')).toContain('0.25 ETH')
    chain.answer = async () => `0x${'8'.repeat(64)}`
    ;(await findControl('Send again')).click()
    await findView('Account')
  })

  it('[SND-1] says that something went wrong when the wallet fails', async () => {
    const { chain } = await review()
    chain.answer = async () => {
      throw new Error('boom')
    }
    ;(await findControl('Send')).click()
    await poll(() => textOf('send-fault')).toBe('Something went wrong')
    ;(await findControl('Cancel')).click()
    await findView('WalletSend')
    expect((await findInside<HTMLInputElement>('[data-part="amount-input"]')).value).toBe('0.25')
  })

  it('[SND-5] leads to the form when there is nothing to review', async () => {
    const { latchkey } = await openSendSite({ answers: heldTokens })
    await openView(latchkey, { view: 'WalletSendPreview' })
    await poll(() => textOf('empty-state')).toContain('Nothing to review')
    ;(await findControl('Back to the form')).click()
    await findView('WalletSend')
  })

  it('[NET-1] empties the form when the network changes', async () => {
    const { latchkey } = await review()
    await latchkey.switchNetwork('eip155:8453')
    await poll(() => textOf('empty-state')).toContain('Nothing to review')
  })

  it('[MOD-3] tells the end in the visitor’s language', async () => {
    const { chain } = await review({ locale: 'de' })
    part('send')?.click()
    await findView('Account')
    await poll(() => textOf('notice')).toBe('Transaktion gestartet')
    chain.status = { state: 'mined' }
    await poll(() => textOf('notice')).toBe('0,25 ETH gesendet')
  })

  it.each(['light', 'dark'] as const)('passes axe and fits a phone, %s, in Arabic', async (mode) => {
    await page.viewport(360, 640)
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    await review({ locale: 'ar', themeMode: mode })
    const { violations } = await axe.run(document.querySelector('latchkey-modal') as Element)
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    const card = (await findInside('[data-part="card"]')).getBoundingClientRect()
    const spills = [...shadowOf().querySelectorAll<HTMLElement>('[data-part="body"] *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < card.left - 0.5 || right > card.right + 0.5)
    })
    expect(spills.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([])
    await page.viewport(1024, 768)
  })
})
