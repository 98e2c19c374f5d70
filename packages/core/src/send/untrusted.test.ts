import {
  assetUnreadable,
  receiverInvalid,
  receiverLookAlike,
  receiverUnnamed,
  senderChanged,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { detailsLearnt } from '../account/transitions'
import { getAccount } from '../connect/getAccount'
import { pushView } from '../nav/navigate'
import { createScriptedGateway } from '../testing/createScriptedGateway'
import {
  dollarContract,
  ether,
  fillForm,
  likeOther,
  listedDollar,
  otherAddress,
  ownAddress,
  type SendSite,
  settle,
  setUpSend,
  thirdAddress,
} from '../testing/setUpSend'

/** Keeps the wallet's question open until the test answers it. */
function holdWallet({ chain }: SendSite) {
  let approve: (hash: string) => void = () => expect.unreachable()
  chain.answer = () =>
    new Promise((resolve) => {
      approve = resolve
    })
  return { approve: (hash: string) => approve(hash) }
}

describe('a wallet that switches while something is sent', () => {
  it.each([
    ['network', (site: SendSite) => site.adapter.tell('com.one', { networkId: 'eip155:2' })],
    [
      'account',
      (site: SendSite) =>
        site.adapter.tell('com.one', { accounts: [{ address: thirdAddress, type: 'eoa' }] }),
    ],
    [
      'type of the same address',
      (site: SendSite) =>
        site.adapter.tell('com.one', { accounts: [{ address: ownAddress, type: 'smartAccount' }] }),
    ],
  ])('[NET-1] [SND-1] isn’t asked to send from another %s', async (_, change) => {
    const site = await setUpSend()
    await fillForm(site)
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
    await fillForm(site)
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
      await fillForm(site)
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
    await fillForm(site)
    const wallet = holdWallet(site)
    const first = site.actions.send()
    await settle()
    site.adapter.tell('com.one', { accounts: [{ address: thirdAddress, type: 'eoa' }] })
    await settle()
    await fillForm(site, ownAddress)
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
    await site.actions.openLink(`ethereum:${dollarContract}/transfer?address=${otherAddress}&uint256=1`)
    await site.rest()
    expect(site.view()).toMatchObject({ token: null, amount: '', receiver: { text: '' } })
  })
})

describe('whoever lists tokens and names', () => {
  it.each([
    ['a token', listedDollar('18', `eip155:1:${dollarContract}`)],
    ['the native coin', listedDollar('6')],
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
    site.actions.setToken(listedDollar('6', `eip155:1:${dollarContract}`))
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
    const cheap = { ...listedDollar('18'), symbol: 'ETH', price: 0.000001 }
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
    const token = listedDollar('6', `eip155:1:${dollarContract}`)
    site.latchkey.store.send(detailsLearnt, { caipAddress, details: { tokenBalance: [token] } })
    const found = await site.actions.findToken(dollarContract.replace('d011a', 'D011A'))
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
    const asset = { kind: 'token', token: dollarContract } as const
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
    await fillForm(site, 'bob.eth')
    expect(site.view()).toMatchObject({ isComparisonNeeded: true, isReady: false })
    const headless = site.latchkey.send({ to: 'bob.eth', amount: '0.1' })
    await expect(headless).rejects.toSatisfy(receiverLookAlike.is)
    expect(site.chain.sent).toEqual([])
  })
})
