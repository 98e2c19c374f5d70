import {
  assetUnreadable,
  networkFailure,
  receiverInvalid,
  receiverLookAlike,
  receiverUnnamed,
  senderChanged,
  sendFailed,
  sendUnsupportedChain,
  type TokenBalance,
} from '@latchkey/protocol'
import { createScriptedTransfers } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { detailsLearnt } from '../account/transitions'
import { getAccount } from '../connect/getAccount'
import { pushView } from '../nav/navigate'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedGateway } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { otherAddress, ownAddress, settle, setUpSend } from '../testing/setUpSend'
import { testNetworks } from '../testing/testNetworks'
import { getSend } from './getSend'
import { listTrusted } from './listTrusted'
import type { SendToken } from './SendState'
import { openSend } from './send'

const ether: SendToken = {
  asset: { kind: 'native' },
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  price: 2000,
  iconUrl: null,
}
const contract = '0x00000000000000000000000000000000000d011a'
const listed = (decimals: string, address?: string): TokenBalance => ({
  name: 'Dollar',
  symbol: 'LKD',
  chainId: 'eip155:1',
  price: 1,
  quantity: { decimals, numeric: '5' },
  iconUrl: '',
  ...(address ? { address } : {}),
})
const thirdAddress = '0xe511000000000000000000000000000000000003'
const likeOther = `${otherAddress.slice(0, 6)}${'9'.repeat(32)}${otherAddress.slice(-4)}`

const solanaNetwork = {
  ...(testNetworks[0] ?? expect.unreachable()),
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
} as const

type Site = Awaited<ReturnType<typeof setUpSend>>

async function fill({ actions, rest }: Site, to = otherAddress) {
  actions.setToken(ether)
  actions.setAmount('0.1')
  actions.setReceiver(to)
  await rest()
}

/** Keeps the wallet's question open until the test answers it. */
function holdWallet({ chain }: Site) {
  let approve: (hash: string) => void = () => expect.unreachable()
  chain.answer = () =>
    new Promise((resolve) => {
      approve = resolve
    })
  return { approve: (hash: string) => approve(hash) }
}

describe('a wallet that switches while something is sent', () => {
  it.each([
    ['network', (site: Site) => site.adapter.tell('com.one', { networkId: 'eip155:2' })],
    [
      'account',
      (site: Site) => site.adapter.tell('com.one', { accounts: [{ address: thirdAddress, type: 'eoa' }] }),
    ],
  ])('[NET-1] [SND-1] isn’t asked to send from another %s', async (_, change) => {
    const site = await setUpSend()
    await fill(site)
    // The preview is old, so the fee is asked for again. Meanwhile the wallet switches.
    site.host.advance(20_000)
    site.chain.beforeQuote = async () => change(site)
    await expect(site.actions.send()).rejects.toSatisfy(senderChanged.is)
    expect(site.chain.sent).toEqual([])
    expect(site.view()).toMatchObject({ token: null, failure: null, loading: false })
    const headless = site.latchkey.send({ to: otherAddress, amount: '0.1' })
    site.chain.beforeQuote = null
    await headless
    expect(site.chain.sent).toHaveLength(1)
  })

  it('[SND-1] isn’t asked by another wallet with the same account', async () => {
    const site = await setUpSend()
    site.adapter.addWallet('com.two').accounts = [ownAddress]
    await fill(site)
    site.host.advance(20_000)
    site.chain.beforeQuote = () => site.latchkey.connect({ connectorId: 'com.two' }).then(() => undefined)
    await expect(site.actions.send()).rejects.toSatisfy(senderChanged.is)
    expect(site.chain.sent).toEqual([])
  })

  it('[NET-1] leaves the form of the other account alone when the first transfer ends', async () => {
    for (const isApproved of [true, false]) {
      const site = await setUpSend()
      const { actions, adapter, latchkey, view, rest } = site
      await latchkey.open({ view: 'Account' })
      await fill(site)
      const wallet = holdWallet(site)
      const first = actions.send().catch((error: unknown) => error)
      await settle()
      adapter.tell('com.one', { accounts: [{ address: thirdAddress, type: 'eoa' }] })
      await settle()
      pushView(latchkey, 'Networks')
      actions.setToken(ether)
      actions.setAmount('0.2')
      actions.setReceiver(ownAddress)
      await rest()
      wallet.approve(isApproved ? `0x${'1'.repeat(64)}` : '')
      await first
      expect(view()).toMatchObject({ tokenAmount: '0.2', receiver: { address: ownAddress }, failure: null })
      expect(latchkey.getState().nav.stack.at(-1)?.view).toBe('Networks')
      expect(latchkey.getState().nav.transactions).toEqual([])
    }
  })

  it('[SND-1] asks the wallet for the second form, not for the first one again', async () => {
    const site = await setUpSend()
    await fill(site)
    const wallet = holdWallet(site)
    const first = site.actions.send()
    await settle()
    site.adapter.tell('com.one', { accounts: [{ address: thirdAddress, type: 'eoa' }] })
    await settle()
    await fill(site, ownAddress)
    const approveFirst = wallet.approve
    site.chain.answer = null
    const second = await site.actions.send()
    expect(second.transfer).toMatchObject({ address: thirdAddress, to: ownAddress })
    approveFirst(`0x${'1'.repeat(64)}`)
    expect((await first).transfer).toMatchObject({ address: ownAddress, to: otherAddress })
    expect(site.sent()).toHaveLength(2)
  })

  it('[NET-1] drops a payment link that was read for another network', async () => {
    const site = await setUpSend()
    const { transfers } = { transfers: await site.adapter.can.transfers?.() }
    const readAsset = transfers?.readAsset
    Object.assign(transfers ?? {}, {
      readAsset: async (request: never) => {
        site.adapter.tell('com.one', { networkId: 'eip155:2' })
        return readAsset?.(request)
      },
    })
    await site.actions.openLink(`ethereum:${contract}/transfer?address=${otherAddress}&uint256=1`)
    await site.rest()
    expect(site.view()).toMatchObject({ token: null, amount: '', receiver: { text: '' } })
  })
})

describe('the form', () => {
  it('[SND-1] sends with the memo and speed of now, although the fee was asked for others', async () => {
    const site = await setUpSend()
    await fill(site)
    site.actions.setMemo('104 for Bob')
    const { transfer } = await site.actions.send()
    expect(transfer.state).toBe('pending')
    expect(site.chain.quoted.at(-1)).toMatchObject({ memo: '104 for Bob' })
    await fill(site)
    site.chain.beforeQuote = () => new Promise(() => undefined)
    site.actions.setSpeed('fast')
    site.chain.beforeQuote = null
    await site.actions.send()
    expect(site.chain.sent.at(-1)).toMatchObject({ speed: 'fast' })
  })

  it('[SND-5] drops a late quote for an older form', async () => {
    const site = await setUpSend()
    await fill(site)
    let answerLate: () => void = () => expect.unreachable()
    site.chain.beforeQuote = ({ amount }) =>
      amount === 2n * 10n ** 17n
        ? new Promise((resolve) => {
            answerLate = resolve
          })
        : Promise.resolve()
    site.actions.setAmount('0.2')
    await site.rest()
    site.actions.setAmount('0.3')
    await site.rest()
    expect(site.view()).toMatchObject({ isReady: true, quote: { amount: 3n * 10n ** 17n } })
    answerLate()
    await settle()
    expect(site.view()).toMatchObject({ isReady: true, quote: { amount: 3n * 10n ** 17n } })
  })

  it('[SND-5] drops a late failure for an older form, and keeps the one of this form', async () => {
    const site = await setUpSend()
    await fill(site)
    let failLate: (error: unknown) => void = () => expect.unreachable()
    site.chain.beforeQuote = ({ amount }) =>
      amount === 2n * 10n ** 17n
        ? new Promise((_, reject) => {
            failLate = reject
          })
        : Promise.resolve()
    site.actions.setAmount('0.2')
    await site.rest()
    site.actions.setAmount('0.3')
    await site.rest()
    failLate(networkFailure())
    await settle()
    expect(site.view()).toMatchObject({ isReady: true, quoteError: null })
    site.chain.quoteError = networkFailure()
    site.actions.refresh()
    await site.rest()
    expect(site.view()).toMatchObject({ isReady: false, quote: null, quoteError: networkFailure() })
  })

  it('[SND-5] asks for the decimals of a token once', async () => {
    const site = await setUpSend()
    const transfers = await site.adapter.can.transfers?.()
    const readAsset = transfers?.readAsset
    let asked = 0
    Object.assign(transfers ?? {}, {
      readAsset: (request: never) => {
        asked += 1
        return readAsset?.(request)
      },
    })
    site.actions.setToken(listed('6', `eip155:1:${contract}`))
    await site.rest()
    for (const amount of ['1', '2', '3']) {
      site.actions.setAmount(amount)
      await site.rest()
    }
    expect(asked).toBe(1)
  })

  it('[SND-5] drops a link whose token is read too late', async () => {
    const site = await setUpSend()
    const transfers = await site.adapter.can.transfers?.()
    let answer: (facts: unknown) => void = () => expect.unreachable()
    Object.assign(transfers ?? {}, {
      readAsset: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    site.actions.setReceiver(`ethereum:${contract}/transfer?address=${thirdAddress}&uint256=1`)
    await site.rest()
    site.actions.setReceiver(otherAddress)
    await site.rest()
    answer({ decimals: 6, symbol: 'LKD', balance: 1n })
    await settle()
    expect(site.view()).toMatchObject({ token: null, receiver: { address: otherAddress } })
  })

  it('[SND-5] keeps nothing of before when a link is filled in', async () => {
    const site = await setUpSend()
    await fill(site)
    site.actions.setMemo('for Bob')
    site.actions.setSpeed('fast')
    await site.actions.openLink(`ethereum:${thirdAddress}`)
    await site.rest()
    expect(site.view()).toMatchObject({
      amount: '',
      memo: '',
      speed: 'normal',
      receiver: { address: thirdAddress },
    })
  })

  it('[SND-5] takes the memo and decimals of a Solana Pay link, and says when there are too many', async () => {
    const to = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
    const adapter = createScriptedAdapter('solana')
    const { transfers, chain } = createScriptedTransfers()
    const readReceiver = async () => ({ address: to, isContract: false })
    Object.assign(adapter, { can: { transfers: async () => ({ ...transfers, readReceiver }) } })
    const { latchkey, host } = setUp({ adapter, networks: [solanaNetwork] })
    adapter.addWallet('com.one').networkId = solanaNetwork.caipNetworkId
    await latchkey.connect({ connectorId: 'com.one' })
    const actions = await openSend(latchkey)
    const open = async (link: string) => {
      await actions.openLink(link)
      await settle()
      host.advance(300)
      await settle()
      return getSend(latchkey.getState())
    }
    expect(await open(`solana:${to}?amount=0.25&memo=Order%201`)).toMatchObject({
      memo: 'Order 1',
      units: 250_000_000n,
    })
    expect(chain.quoted.at(-1)).toMatchObject({ memo: 'Order 1', amount: 250_000_000n })
    expect(await open(`solana:${to}?amount=0.0000000001`)).toMatchObject({
      label: 'incorrect-value',
      isReady: false,
      memo: '',
    })
  })

  it('[SND-3] [NET-2] sends nothing on a network that the site doesn’t support', async () => {
    const site = await setUpSend({ features: {}, allowUnsupportedChain: true })
    site.adapter.tell('com.one', { networkId: 'eip155:999' })
    await settle()
    const refusal = site.latchkey.send({ to: otherAddress, amount: '0.1' })
    await expect(refusal).rejects.toSatisfy(sendUnsupportedChain.is)
    expect(site.chain.quoted).toEqual([])
  })

  it('[SND-1] says only that something went wrong when the wallet fails in words of another part', async () => {
    const site = await setUpSend()
    site.chain.answer = () => Promise.reject(networkFailure())
    await expect(site.latchkey.send({ to: otherAddress, amount: '0.1' })).rejects.toSatisfy(sendFailed.is)
  })

  it('[SND-5] drops a late answer about an older receiver', async () => {
    const site = await setUpSend()
    let resolveLate: (address: string) => void = () => expect.unreachable()
    const transfers = await site.adapter.can.transfers?.()
    Object.assign(transfers ?? {}, {
      resolveName: () =>
        new Promise((resolve) => {
          resolveLate = resolve
        }),
    })
    site.actions.setReceiver('bob.eth')
    await site.rest()
    site.actions.setReceiver(otherAddress)
    await site.rest()
    resolveLate(thirdAddress)
    await settle()
    expect(site.view().receiver).toMatchObject({ address: otherAddress, profileName: null })
  })

  it('[SND-5] takes no comparison in advance', async () => {
    const site = await setUpSend()
    site.actions.saveAddress({ namespace: 'eip155', address: otherAddress, name: 'Bob' })
    site.actions.setReceiver(likeOther)
    // The visitor pressed the button of the receiver before.
    site.actions.confirmComparison()
    await site.rest()
    expect(site.view()).toMatchObject({ isComparisonNeeded: true, isReady: false })
  })
})

describe('whoever lists tokens and names', () => {
  it.each([
    ['a token', listed('18', `eip155:1:${contract}`)],
    ['the native coin', listed('6')],
  ])('[SND-5] can’t change how much of %s is sent, by wrong decimals', async (_, token) => {
    const site = await setUpSend()
    site.actions.setToken(token)
    site.actions.setAmount('0.000001')
    site.actions.setReceiver(otherAddress)
    await site.rest()
    expect(site.view().isReady).toBe(false)
    expect(assetUnreadable.is(site.view().quoteError)).toBe(true)
    await expect(site.actions.send()).rejects.toThrow()
    expect(site.chain.sent).toEqual([])
    site.actions.setToken(listed('6', `eip155:1:${contract}`))
    site.actions.setAmount('0.000001')
    await site.rest()
    expect(site.view()).toMatchObject({ isReady: true, units: 1n, quoteError: null })
  })

  it('[SND-5] can’t change the amount by another price after the visitor has typed it', async () => {
    const site = await setUpSend()
    const { latchkey, actions, view, rest } = site
    actions.setToken(ether)
    actions.toggleCurrency()
    actions.setAmount('100')
    actions.setReceiver(otherAddress)
    await rest()
    const { caipAddress = '' } = getAccount(latchkey.getState())
    const cheap = { ...listed('18'), symbol: 'ETH', price: 0.000001 }
    latchkey.store.send(detailsLearnt, {
      caipAddress: caipAddress ?? '',
      details: { tokenBalance: [cheap] },
    })
    actions.refresh()
    await rest()
    expect(view()).toMatchObject({ tokenAmount: '0.05', isReady: true })
  })

  it('[SND-5] name tokens of the account, so a link for one of them has its price', async () => {
    const site = await setUpSend()
    const caipAddress = getAccount(site.latchkey.getState()).caipAddress ?? ''
    const token = listed('6', `eip155:1:${contract}`)
    site.latchkey.store.send(detailsLearnt, { caipAddress, details: { tokenBalance: [token] } })
    const found = await site.actions.findToken(contract.replace('d011a', 'D011A'))
    expect(found).toMatchObject({ name: 'Dollar', price: 1 })
    expect(await site.actions.findToken(thirdAddress)).toMatchObject({ name: 'Local Dollar', price: null })
  })

  it('[RPC-1] [SND-1] are asked for what the chain says, where the site has a gateway', async () => {
    const gateway = createScriptedGateway({ '/v1/supported-chains': { http: ['eip155:1'], ws: [] } })
    const site = await setUpSend({ gateway: gateway.url, parts: { fetch: gateway.fetch } })
    await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    const [url] = site.chain.quoted.at(-1)?.network.rpcUrls.default.http ?? []
    expect(url).toMatch(/^https:\/\/gateway\.example\/v1\?chainId=eip155/)
  })

  it('[SND-5] aren’t asked about a receiver of the book, nor about a text that is too long', async () => {
    const site = await setUpSend()
    const transfers = await site.adapter.can.transfers?.()
    const asked: string[] = []
    Object.assign(transfers ?? {}, {
      resolveName: async ({ name }: { name: string }) => {
        asked.push(name)
        return null
      },
    })
    site.actions.saveAddress({ namespace: 'eip155', address: otherAddress, name: 'Bob' })
    const { transfer } = await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    expect(transfer.toName).toBe('Bob')
    const long = `${'a'.repeat(252)}.eth`
    await expect(site.latchkey.send({ to: long, amount: '0.1' })).rejects.toSatisfy(receiverInvalid.is)
    expect(asked).toEqual([])
    await expect(site.latchkey.send({ to: long.slice(1), amount: '0.1' })).rejects.toSatisfy(
      receiverUnnamed.is,
    )
  })

  it('[SND-5] are asked on the main network too, and the visitor learns that it is another one', async () => {
    const site = await setUpSend()
    const transfers = await site.adapter.can.transfers?.()
    Object.assign(transfers ?? {}, {
      resolveName: async ({ network }: { network: { caipNetworkId: string } }) =>
        network.caipNetworkId === 'eip155:1' ? otherAddress : null,
    })
    for (const [networkId, isForChain] of [
      ['eip155:2', false],
      ['eip155:1', true],
    ] as const) {
      await site.latchkey.switchNetwork(networkId)
      site.actions.setReceiver('bob.eth')
      await site.rest()
      expect(site.view().receiver).toMatchObject({ address: otherAddress, isForChain })
    }
  })

  it('[SND-1] can’t make a row too long to be kept, by a long symbol', async () => {
    const first = await setUpSend()
    first.chain.token = { decimals: 6, symbol: 'L'.repeat(100), name: '' }
    const asset = { kind: 'token', token: contract } as const
    await first.latchkey.send({ to: otherAddress, amount: '1', asset })
    expect((await setUpSend({ kept: first })).sent()).toMatchObject([{ symbol: 'L'.repeat(64) }])
  })

  it('[SND-5] can’t pass off a look-alike under a name', async () => {
    const gateway = createScriptedGateway({
      '/v1/names/bob.eth': {
        name: 'bob.eth',
        chainId: 'eip155:1',
        address: likeOther,
        isForChain: true,
        resolvedAt: '',
      },
    })
    const site = await setUpSend({ gateway: gateway.url, parts: { fetch: gateway.fetch } })
    site.actions.saveAddress({ namespace: 'eip155', address: otherAddress, name: 'Bob' })
    await fill(site, 'bob.eth')
    expect(site.view()).toMatchObject({ isComparisonNeeded: true, isReady: false })
    const headless = site.latchkey.send({ to: 'bob.eth', amount: '0.1' })
    await expect(headless).rejects.toSatisfy(receiverLookAlike.is)
    expect(site.chain.sent).toEqual([])
  })
})

describe('stored lists', () => {
  const sentKey = '@latchkey/sent_transfers'
  const recentsKey = '@latchkey/sent_receivers'

  async function withRows(change: (row: Record<string, unknown>) => readonly unknown[]) {
    const first = await setUpSend()
    await first.latchkey.send({ to: otherAddress, amount: '0.1' })
    const [row] = JSON.parse(first.browser.storage.getItem(sentKey) ?? '[]')
    first.latchkey.destroy()
    first.browser.storage.setItem(sentKey, JSON.stringify(change(row)))
    return { row, site: await setUpSend({ kept: first }) }
  }

  it('[HTTP-7] [SND-1] are read without times that no date has, other addresses and deceptive texts', async () => {
    const { row, site } = await withRows((good) => [
      { ...good, sentAt: 1e300 },
      { ...good, endedAt: 8.64e15 + 1 },
      { ...good, unseenSince: -1 },
      { ...good, address: 'nobody' },
      { ...good, to: '' },
      { ...good, to: '0x12' },
      { ...good, iconUrl: 'x'.repeat(2_001) },
      { ...good, handle: { id: 'x', details: { data: 'x'.repeat(20_001) } } },
      {
        ...good,
        handle: {
          id: 'x',
          details: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, ''])),
        },
      },
      { ...good, toName: '\u202eevil', symbol: 'E\u200bTH' },
    ])
    expect(site.sent()).toEqual([{ ...row, toName: 'evil', symbol: 'ETH' }])
    await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    expect(site.sent()).toHaveLength(2)
  })

  it('[ACC-9] have an end, and forget what has ended before what is pending', async () => {
    const hash = (at: number) => `0x${`${at}`.padStart(64, '9')}`
    const { site } = await withRows((good) => [
      ...Array.from({ length: 149 }, (_, at) => ({
        ...good,
        handle: { id: hash(at), details: {} },
        state: 'mined',
        endedAt: good.sentAt,
      })),
      { ...good, handle: { id: hash(500), details: {} } },
      { ...good, handle: { id: hash(501), details: {} } },
    ])
    expect(site.sent()).toHaveLength(150)
    expect(site.sent().at(-1)).toMatchObject({ state: 'pending', handle: { id: hash(500) } })
    await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    const stored: { state: string }[] = JSON.parse(site.browser.storage.getItem(sentKey) ?? '[]')
    expect(stored).toHaveLength(150)
    expect(stored.filter(({ state }) => state === 'pending')).toHaveLength(2)
    expect(stored.at(-1)).toMatchObject({ handle: { id: hash(500) } })
  })

  it('[SND-1] [ACC-9] of another account are neither shown nor counted for this one', async () => {
    const { site } = await withRows((good) =>
      Array.from({ length: 99 }, (_, at) => ({
        ...good,
        address: thirdAddress,
        handle: { id: `0x${`${at}`.padStart(64, '9')}`, details: {} },
      })),
    )
    expect(site.sent()).toHaveLength(99)
    expect(getAccount(site.latchkey.getState()).details.activity?.transactions ?? []).toEqual([])
    await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    expect(getAccount(site.latchkey.getState()).details.activity?.transactions).toHaveLength(1)
  })

  it('[SND-1] of a network that the site doesn’t have stay, and no node is asked', async () => {
    const { site } = await withRows((good) => [
      { ...good, networkId: 'eip155:999' },
      { ...good, networkId: 'eip155:1/../2' },
      { ...good, networkId: 'eip155' },
    ])
    const before = site.chain.checked.length
    site.host.advance(60_000)
    await settle()
    expect(site.sent()).toMatchObject([{ networkId: 'eip155:999', state: 'pending' }])
    expect(site.chain.checked).toHaveLength(before)
  })

  it('[SND-5] trust no receiver that isn’t written as we write it', async () => {
    const first = await setUpSend()
    await first.latchkey.send({ to: otherAddress, amount: '0.1' })
    const [good] = JSON.parse(first.browser.storage.getItem(recentsKey) ?? '[]')
    const wrong = [
      null,
      { ...good, namespace: 'x' },
      { ...good, namespace: 'solana' },
      { ...good, address: '0x1' },
      { ...good, name: 7 },
      { ...good, name: 'x'.repeat(256) },
      { ...good, count: 0 },
      { ...good, count: '1' },
      { ...good, lastAt: -1 },
      { ...good, lastAt: 8.64e15 + 1 },
      { ...good, lastAt: null },
    ]
    const last = { ...good, name: '\u202e' }
    first.browser.storage.setItem(recentsKey, JSON.stringify([...wrong, last]))
    const again = await setUpSend({ kept: first })
    expect(again.latchkey.getState().send?.recents).toEqual([{ ...good, name: null }])
    first.browser.storage.setItem(recentsKey, '{"length":3}')
    expect((await setUpSend({ kept: first })).latchkey.getState().send?.recents).toEqual([])
  })

  it('[SND-5] keep at most 200 receivers, the last ones', async () => {
    const first = await setUpSend()
    await first.latchkey.send({ to: otherAddress, amount: '0.1' })
    const [good] = JSON.parse(first.browser.storage.getItem(recentsKey) ?? '[]')
    const many = Array.from({ length: 250 }, (_, at) => ({
      ...good,
      address: `0x${`${at}`.padStart(40, 'a')}`,
    }))
    first.browser.storage.setItem(recentsKey, JSON.stringify(many))
    const site = await setUpSend({ kept: first })
    expect(site.latchkey.getState().send?.recents).toHaveLength(200)
    await site.latchkey.send({ to: otherAddress, amount: '0.1' })
    expect(site.latchkey.getState().send?.recents).toHaveLength(200)
    expect(site.latchkey.getState().send?.recents[0]).toMatchObject({ address: otherAddress, count: 1 })
    expect(JSON.parse(first.browser.storage.getItem(recentsKey) ?? '[]')).toHaveLength(200)
  })

  it('[SND-5] trust only addresses of the same family, of any account', async () => {
    const site = await setUpSend()
    const solana = { namespace: 'solana', address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', name: 'S' }
    site.actions.saveAddress(solana as never)
    const state = site.latchkey.getState()
    expect(listTrusted(state, 'eip155')).toEqual([ownAddress])
    expect(listTrusted(state, 'solana')).toEqual([solana.address])
  })
})
