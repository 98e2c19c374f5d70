import { sendFailed, solanaSendFailed, tooManyPending, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { currentEntry } from '../nav/currentEntry'
import { pushView } from '../nav/navigate'
import type { TransferStatus } from '../ports/Transfers'
import { otherAddress, settle, setUpSend } from '../testing/setUpSend'
import { mostPending } from './carryOut'
import type { SendToken } from './SendState'

const hashOf = (at: number) => `0x${`${at}`.padStart(64, '0')}`
const mined: TransferStatus = { state: 'mined' }
const replaced = (how: 'speed-up' | 'cancel' | 'other', succeeded = true): TransferStatus => ({
  state: 'replaced',
  how,
  by: hashOf(99),
  succeeded,
})

const ether: SendToken = {
  asset: { kind: 'native' },
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  price: 1,
  iconUrl: null,
}

type Site = Awaited<ReturnType<typeof setUpSend>>

const send = ({ latchkey }: Site, amount = '0.1') => latchkey.send({ to: otherAddress, amount })

/** Looks again a while later, as often as the time allows. */
async function pass({ host }: Site, ms: number, steps = 1) {
  await settle()
  for (let step = 0; step < steps; step += 1) {
    host.advance(ms / steps)
    await settle()
  }
}

const activity = ({ latchkey }: Site) => getAccount(latchkey.getState()).details.activity?.transactions ?? []

describe('sending', () => {
  it('[SND-1] asks the wallet once, however often the visitor presses', async () => {
    const { latchkey, chain, actions, rest } = await setUpSend()
    actions.setToken(ether)
    actions.setAmount('0.25')
    actions.setReceiver(otherAddress)
    await rest()
    const [first, second] = await Promise.all([actions.send(), actions.send()])
    expect(second).toBe(first)
    expect([chain.sent.length, latchkey.getState().send?.sent.length]).toEqual([1, 1])
  })

  it('[SND-1] tells that the transaction has started, and returns to the account', async () => {
    const site = await setUpSend()
    const { latchkey, actions, rest, view, notice, events } = site
    await latchkey.open({ view: 'Account' })
    pushView(latchkey, 'Networks')
    actions.setToken(ether)
    actions.setAmount('0.25')
    actions.setReceiver(otherAddress)
    await rest()
    const { transfer } = await actions.send()
    expect(transfer).toMatchObject({
      to: otherAddress,
      amount: '250000000000000000',
      state: 'pending',
      symbol: 'ETH',
    })
    expect(notice()).toMatchObject({ message: 'Transaction started', variant: 'success', open: true })
    expect(view()).toMatchObject({ token: null, amount: '' })
    expect(events.filter((name) => name.startsWith('SEND'))).toEqual(['SEND_INITIATED', 'SEND_SUCCESS'])
    expect(latchkey.getState().events.data.properties).toEqual({
      isSmartAccount: false,
      network: 'eip155:1',
      token: 'ETH',
      amount: 0.25,
    })
  })

  it('[NAV-12] returns to Account after sending, and stays where it is after a failure', async () => {
    const { latchkey, actions, rest, chain } = await setUpSend()
    const fill = async () => {
      actions.setToken({
        asset: { kind: 'native' },
        symbol: 'ETH',
        name: 'Ether',
        decimals: 18,
        price: 1,
        iconUrl: null,
      })
      actions.setAmount('0.25')
      actions.setReceiver(otherAddress)
      await rest()
    }
    await latchkey.open({ view: 'Account' })
    pushView(latchkey, 'Networks')
    await fill()
    chain.answer = () => Promise.reject(userRejected())
    await expect(actions.send()).rejects.toSatisfy(userRejected.is)
    expect(currentEntry(latchkey.getState().nav).view).toBe('Networks')
    expect(latchkey.getState().nav.transactions).toEqual([])
    chain.answer = null
    await actions.send()
    expect(latchkey.getState().nav.stack.map(({ view }) => view)).toEqual(['Account'])
  })

  it('[SND-1] [SND-2] says what went wrong, in the words of the family if it has some', async () => {
    const site = await setUpSend()
    const { chain, notice, latchkey, host, events } = site
    const failures = [
      [new TypeError('boom'), sendFailed, 'Something went wrong'],
      [solanaSendFailed(), solanaSendFailed, 'Failed to send transaction. Please try again.'],
    ] as const
    for (const [thrown, kind, message] of failures) {
      chain.answer = () => Promise.reject(thrown)
      await expect(send(site)).rejects.toSatisfy(kind.is)
      host.advance(200)
      expect(notice()).toMatchObject({ message, variant: 'error' })
      expect(events.at(-1)).toBe('SEND_ERROR')
      expect(latchkey.getState().events.data.properties).toMatchObject({ message, token: 'ETH', amount: 0.1 })
    }
    expect(site.sent()).toEqual([])
    expect(activity(site)).toEqual([])
  })

  it('[SND-1] asks for the fee again when the preview is old, and keeps the amount', async () => {
    const { actions, rest, chain, host } = await setUpSend()
    actions.setToken(ether)
    actions.setMax()
    actions.setReceiver(otherAddress)
    await rest()
    const quoted = chain.quoted.length
    host.advance(20_000)
    // More has arrived meanwhile, but the visitor has seen another sum.
    chain.nativeBalance = 2n * 10n ** 18n
    await actions.send()
    expect(chain.quoted).toHaveLength(quoted + 1)
    expect(chain.sent[0]?.amount).toBe(999_000_000_000_000_000n)
  })

  it('[ACC-9] keeps at most 99 pending transactions', async () => {
    const site = await setUpSend()
    for (let count = 0; count < mostPending; count += 1) await send(site, '0.001')
    expect(site.sent()).toHaveLength(99)
    const failure = await send(site).catch((error: unknown) => error)
    expect(tooManyPending.is(failure) && failure.values.count).toBe(99)
    expect(site.chain.sent).toHaveLength(99)
  })
})

describe('a sent transaction', () => {
  it('[ACC-4] is in the activity at once, and changes there when it ends', async () => {
    const site = await setUpSend()
    await send(site)
    expect(activity(site)).toMatchObject([
      {
        metadata: {
          operationType: 'send',
          status: 'pending',
          hash: hashOf(1),
          sentTo: otherAddress,
          chain: 'eip155:1',
        },
        transfers: [{ direction: 'out', quantity: { numeric: '0.1' }, fungible_info: { symbol: 'ETH' } }],
      },
    ])
    site.chain.status = mined
    await pass(site, 2_000)
    expect(activity(site)).toMatchObject([{ metadata: { status: 'confirmed' } }])
  })

  it.each([
    [mined, 'mined', 'Sent 0.1 ETH', 'success', 'confirmed'],
    [{ state: 'failed' } as const, 'failed', 'Sending 0.1 ETH failed', 'error', 'failed'],
    [replaced('speed-up'), 'replaced', 'Sent 0.1 ETH', 'success', 'confirmed'],
    [replaced('speed-up', false), 'replaced', 'Sending 0.1 ETH failed', 'error', 'failed'],
    [replaced('cancel'), 'replaced', 'Sending 0.1 ETH was cancelled', 'success', 'confirmed'],
    [replaced('other'), 'replaced', 'Another transaction replaced sending 0.1 ETH', 'error', 'failed'],
    [{ state: 'dropped' } as const, 'dropped', 'The network dropped sending 0.1 ETH', 'error', 'failed'],
  ])(
    '[SND-1] ends as %j, also after a reload and with the modal closed',
    async (status, state, message, variant, shown) => {
      for (const isReloaded of [false, true]) {
        const first = await setUpSend()
        await send(first)
        await pass(first, 2_000)
        first.latchkey.destroy()
        const site = isReloaded ? await setUpSend({ kept: first }) : await setUpSend()
        if (!isReloaded) await send(site)
        site.chain.status = status
        await pass(site, 5_000, 2)
        await pass(site, 5_000, 2)
        expect(site.latchkey.getState().modal.open).toBe(false)
        expect(site.sent()).toMatchObject([{ state }])
        expect(site.notice()).toMatchObject({ message, variant })
        expect(activity(site)[0]?.metadata.status).toBe(shown)
        // A look at something that has ended would be in vain.
        const looks = site.chain.checked.length
        if (state !== 'dropped') {
          await pass(site, 600_000)
          expect(site.chain.checked).toHaveLength(looks)
        }
        const later = await setUpSend({ kept: site })
        expect(later.sent()).toMatchObject([{ state }])
        expect(later.notice()).toBe(null)
      }
    },
  )

  it('[SND-1] is followed after a reload even if nobody opens the form', async () => {
    const first = await setUpSend()
    await send(first)
    first.latchkey.destroy()
    const { setUp } = await import('../testing/setUp')
    const site = setUp({ adapter: first.adapter, browser: first.browser })
    await site.latchkey.ready
    await settle()
    first.chain.status = mined
    site.host.advance(5_000)
    await settle()
    expect(site.latchkey.getState().send?.sent).toMatchObject([{ state: 'mined' }])
    expect(site.latchkey.getState().modal.notice).toMatchObject({ message: 'Sent 0.1 ETH' })
  })

  it('[SND-1] resolves for the caller when it ends', async () => {
    const site = await setUpSend()
    const { ended } = await send(site)
    site.chain.status = mined
    await pass(site, 2_000)
    expect(await ended).toMatchObject({ state: 'mined' })
  })

  it('[SND-1] counts as dropped once no node has known it for five minutes, and may come back', async () => {
    const site = await setUpSend()
    await send(site)
    site.chain.status = { state: 'pending', isSeen: false }
    await pass(site, 290_000, 60)
    expect(site.sent()).toMatchObject([{ state: 'pending' }])
    // Seen in between: the time starts again.
    site.chain.status = { state: 'pending', isSeen: true }
    await pass(site, 30_000, 3)
    site.chain.status = { state: 'pending', isSeen: false }
    await pass(site, 290_000, 60)
    expect(site.sent()).toMatchObject([{ state: 'pending' }])
    await pass(site, 90_000, 3)
    expect(site.sent()).toMatchObject([{ state: 'dropped' }])
    site.chain.status = mined
    await pass(site, 120_000, 4)
    expect(site.sent()).toMatchObject([{ state: 'mined' }])
  })

  it('[SND-1] is given up an hour after it was dropped', async () => {
    const site = await setUpSend()
    await send(site)
    site.chain.status = { state: 'pending', isSeen: false }
    await pass(site, 400_000, 40)
    expect(site.sent()).toMatchObject([{ state: 'dropped' }])
    const before = site.chain.checked.length
    await pass(site, 3_500_000, 40)
    expect(site.chain.checked.length).toBeGreaterThan(before)
    await pass(site, 600_000, 5)
    const after = site.chain.checked.length
    await pass(site, 3_600_000, 20)
    expect(site.chain.checked).toHaveLength(after)
  })

  it('[SND-1] keeps its end when an answer from before arrives late', async () => {
    const first = await setUpSend()
    const second = await setUpSend({ kept: first })
    await send(first)
    await settle()
    const transfers = await first.adapter.can.transfers?.()
    const late: ((status: TransferStatus) => void)[] = []
    const check = transfers?.check
    Object.assign(transfers ?? {}, {
      check: () => new Promise((resolve) => late.push(resolve)),
    })
    await pass(first, 2_000)
    Object.assign(transfers ?? {}, { check })
    first.chain.status = mined
    await pass(second, 2_000)
    expect(first.sent()).toMatchObject([{ state: 'mined' }])
    for (const answer of late) answer({ state: 'pending', isSeen: true })
    await settle()
    expect(late.length).toBeGreaterThan(0)
    expect(first.sent()).toMatchObject([{ state: 'mined' }])
  })

  it('[SND-1] changes nothing once its instance is gone', async () => {
    const site = await setUpSend()
    await send(site)
    await settle()
    const transfers = await site.adapter.can.transfers?.()
    const late: ((status: TransferStatus) => void)[] = []
    Object.assign(transfers ?? {}, {
      check: () => new Promise((resolve) => late.push(resolve)),
    })
    await pass(site, 2_000)
    site.latchkey.destroy()
    for (const answer of late) answer(mined)
    await settle()
    expect(late.length).toBeGreaterThan(0)
    expect(site.sent()).toMatchObject([{ state: 'pending' }])
    await pass(site, 600_000, 5)
    expect(late).toHaveLength(1)
  })

  it('[SND-1] goes on being followed when the node is down, and learns its nonce later', async () => {
    const site = await setUpSend()
    await send(site)
    site.chain.status = new TypeError('down')
    await pass(site, 60_000, 10)
    const handle = { id: hashOf(1), details: { nonce: '41' } }
    site.chain.status = { state: 'pending', isSeen: true, handle }
    await pass(site, 10_000, 2)
    expect(site.sent()).toMatchObject([{ state: 'pending', handle }])
    expect((await setUpSend({ kept: site })).sent()).toMatchObject([{ handle }])
  })

  it('[SND-1] is known in another tab', async () => {
    const first = await setUpSend()
    const second = await setUpSend({ kept: first })
    await send(first)
    expect(second.sent()).toMatchObject([{ state: 'pending' }])
    first.chain.status = mined
    await pass(first, 2_000)
    expect(second.sent()).toMatchObject([{ state: 'mined' }])
  })

  it('[SND-1] is read from storage only if every field is as we write it', async () => {
    const site = await setUpSend()
    await send(site)
    const key = '@latchkey/sent_transfers'
    const [row] = JSON.parse(site.browser.storage.getItem(key) ?? '[]')
    const wrong = [
      null,
      7,
      { ...row, namespace: 'x' },
      { ...row, networkId: 'solana:1' },
      { ...row, amount: '1.5' },
      { ...row, amount: '-1' },
      { ...row, decimals: 1e9 },
      { ...row, state: 'won' },
      { ...row, sentAt: null },
      { ...row, handle: { id: '', details: {} } },
      { ...row, handle: { id: 'x', details: { a: 1 } } },
      { ...row, asset: { kind: 'token' } },
      { ...row, to: 'x'.repeat(201) },
    ]
    site.browser.storage.setItem(key, JSON.stringify([...wrong, row]))
    const again = await setUpSend({ kept: site })
    expect(again.sent()).toEqual([row])
    site.browser.storage.setItem(key, '{')
    expect((await setUpSend({ kept: site })).sent()).toEqual([])
  })

  it('[SND-1] is forgotten a day after it has ended', async () => {
    const site = await setUpSend()
    await send(site)
    site.chain.status = mined
    await pass(site, 2_000)
    site.chain.status = { state: 'pending', isSeen: true }
    site.host.setClock(site.host.now() + 24 * 60 * 60 * 1000)
    await send(site)
    expect(site.sent()).toHaveLength(1)
  })

  it('[SND-5] feeds the recent receivers, which survive a reload', async () => {
    const site = await setUpSend()
    await send(site)
    await send(site)
    const again = await setUpSend({ kept: site })
    expect(again.latchkey.getState().send?.recents).toMatchObject([{ address: otherAddress, count: 2 }])
  })
})
