import { noteAnswer, noteRequests, type WaitingRequest } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { relayUnreachable, requestExpired, userRejected } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createScriptedPairing } from '../../testing/createScriptedPairing'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

const link = { href: '#wc?requestId=1', base: 'fox://' }
const hash = `0x${'ab'.repeat(32)}`

function request(id: number, more: Partial<WaitingRequest> = {}): WaitingRequest {
  const createdAt = Date.now() - 60_000
  const times = { createdAt, expiresAt: createdAt + 300_000 }
  return { id, chainId: 'eip155:1', method: 'personal_sign', wallet: 'Fox', links: [], ...times, ...more }
}

function setUp(isMobile = false) {
  const pairing = createScriptedPairing()
  const target = new EventTarget()
  const wallet = createEvmWallet({
    name: 'Orbit',
    rdns: 'test.orbit',
    chains: [{ chainId: 1 }, { chainId: 8453 }],
  })
  wallet.announce({ target })
  const explorer = { default: { name: 'Scan', url: 'https://scan.example' } }
  const network = {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
    blockExplorers: explorer,
  }
  const latchkey = createTestInstance(
    [evm({ page: target })],
    { pairing: pairing.port, networks: [network, { ...network, id: 8453, name: 'Base' }] },
    { isMobile },
  )
  return { latchkey, pairing, wallet }
}

const rows = () => [...shadowOf().querySelectorAll<HTMLElement>('[data-part="waiting-request"]')]

describe('PendingRequests', () => {
  it('[WC-4] lists pending requests with kind and network, and announces the count', async () => {
    const { latchkey } = setUp()
    noteRequests(latchkey, [
      request(1),
      request(2, { method: 'eth_sendTransaction' }),
      request(3, { method: 'x_y' }),
    ])
    const view = await openView(latchkey, { view: 'PendingRequests' })
    expect(rows().map((row) => row.querySelector('[data-part="row-primary"]')?.textContent)).toEqual([
      'Sign a message',
      'Send a transaction',
      'Other request',
    ])
    expect(rows()[0]?.textContent).toContain('Ethereum · ')
    const list = view.querySelector('[role="list"]')
    expect(list?.getAttribute('aria-label')).toBe('Pending requests')
    expect(list?.children).toHaveLength(3)
    await poll(spoken).toContain('Pending in your wallet: 3')
  })

  it('[WC-1] opens a wallet only by a press on its link, or says where to look', async () => {
    const { latchkey } = setUp(true)
    noteRequests(latchkey, [request(1, { links: [link] }), request(2)])
    await openView(latchkey, { view: 'PendingRequests' })
    const [opening, other] = rows()
    const anchor = opening?.querySelector('a')
    expect(anchor?.getAttribute('href')).toBe(link.href)
    expect(anchor?.getAttribute('rel')).toBe('noopener noreferrer')
    expect(anchor?.textContent).toBe('Open Fox')
    expect(location.hash).toBe('')
    expect(other?.querySelector('a')).toBeNull()
    expect(other?.textContent).toContain('Open Fox to respond.')
    if (anchor) await userEvent.click(anchor)
    await poll(() => location.hash).toBe('#wc?requestId=1')
    location.hash = ''
  })

  it('resends a request and confirms it, or says why it failed', async () => {
    const { latchkey, pairing } = setUp()
    noteRequests(latchkey, [request(1), request(2)])
    await openView(latchkey, { view: 'PendingRequests' })
    const notice = () => latchkey.getState().modal.notice?.message
    await userEvent.click(await findControl('Resend: Sign a message'))
    await poll(() => pairing.resent).toEqual([1])
    await poll(notice).toBe('Resent to Fox')
    pairing.trouble.cause = relayUnreachable()
    await userEvent.click(await findControl('Resend: Sign a message'))
    await poll(notice).toMatch(/^Can’t reach Fox/)
    expect(pairing.resent).toEqual([1])
  })

  it('cancels a request, keeps focus in the view and says when none is left', async () => {
    const { latchkey, pairing } = setUp()
    noteRequests(latchkey, [request(1), request(2, { method: 'eth_sendTransaction' })])
    await openView(latchkey, { view: 'PendingRequests' })
    await userEvent.click(await findControl('Cancel: Sign a message'))
    await poll(() => rows().length).toBe(1)
    expect(pairing.cancelled).toEqual([1])
    await poll(() => shadowOf().activeElement?.closest('[data-view]')?.getAttribute('data-view')).toBe(
      'PendingRequests',
    )
    await userEvent.click(await findControl('Cancel: Send a transaction'))
    await poll(() => shadowOf().textContent).toContain('No pending requests')
  })

  it.each([
    ['personal_sign', { result: '0xsigned' }, 'Signed'],
    ['eth_sendTransaction', { result: hash }, 'Transaction sent'],
    ['wallet_addEthereumChain', { result: null }, 'Approved'],
    ['personal_sign', { error: userRejected() }, 'Request declined'],
    ['personal_sign', { error: requestExpired() }, 'No response in time'],
  ])('[WC-9] says what happened to %s from before a reload', async (method, outcome, title) => {
    const { latchkey } = setUp()
    noteRequests(latchkey, [request(1, { method })])
    await openView(latchkey, { view: 'PendingRequests' })
    noteRequests(latchkey, [])
    noteAnswer(latchkey, { request: request(1, { method }), outcome })
    const answer = () => shadowOf().querySelector('[data-part="late-answer"]')
    await poll(() => answer()?.querySelector('[data-part="row-primary"]')?.textContent).toBe(title)
    await poll(spoken).toContain(title)
    const href = answer()?.querySelector('a')?.getAttribute('href') ?? null
    expect(href).toBe(title === 'Transaction sent' ? `https://scan.example/tx/${hash}` : null)
    await userEvent.click(await findControl(/^Dismiss/))
    await poll(answer).toBeNull()
  })

  it('opens from the account when a request is pending', async () => {
    const { latchkey } = setUp()
    await latchkey.connect({ connectorId: 'test.orbit' })
    await openView(latchkey, { view: 'Account' })
    expect(shadowOf().querySelector('[data-part="waiting-row"]')).toBeNull()
    noteRequests(latchkey, [request(1)])
    const row = await findControl('Pending in your wallet: 1')
    const room = await findInside('[data-part="waiting-room"]')
    expect(getComputedStyle(room).minBlockSize).toBe(
      `${(room.firstElementChild as HTMLElement).offsetHeight}px`,
    )
    await userEvent.click(row)
    await findView('PendingRequests')
    expect(rows()).toHaveLength(1)
  })

  it('opens from a network switch that waits for a paired wallet', async () => {
    const { latchkey, wallet } = setUp()
    await latchkey.connect({ connectorId: 'test.orbit' })
    wallet.hang()
    noteRequests(latchkey, [request(1, { method: 'wallet_switchEthereumChain' })])
    await openView(latchkey, { view: 'SwitchNetwork', data: { networkId: 'eip155:8453' } })
    await userEvent.click(await findControl('Pending in your wallet: 1'))
    await findView('PendingRequests')
    expect(rows()[0]?.textContent).toContain('Switch networks')
  })

  it("uses the visitor's language", async () => {
    const { latchkey } = setUp()
    latchkey.setLocale('ar')
    noteRequests(latchkey, [request(1)])
    await openView(latchkey, { view: 'PendingRequests' })
    await poll(() => rows()[0]?.textContent).toContain('توقيع رسالة')
  })
})
