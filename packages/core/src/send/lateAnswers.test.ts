import { networkFailure, sendFailed, sendUnsupportedChain } from '@latchkey/protocol'
import { createScriptedTransfers } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import {
  dollarContract,
  fillForm,
  likeOther,
  listedDollar,
  otherAddress,
  settle,
  setUpSend,
  thirdAddress,
} from '../testing/setUpSend'
import { testNetworks } from '../testing/testNetworks'
import { getSend } from './getSend'
import { openSend } from './send'

const solanaNetwork = {
  ...(testNetworks[0] ?? expect.unreachable()),
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
} as const

describe('the form', () => {
  it('[SND-1] sends with the memo and speed of now, although the fee was asked for others', async () => {
    const site = await setUpSend()
    await fillForm(site)
    site.actions.setMemo('104 for Bob')
    const { transfer } = await site.actions.send()
    expect(transfer.state).toBe('pending')
    expect(site.chain.quoted.at(-1)).toMatchObject({ memo: '104 for Bob' })
    await fillForm(site)
    site.chain.beforeQuote = () => new Promise(() => undefined)
    site.actions.setSpeed('fast')
    site.chain.beforeQuote = null
    await site.actions.send()
    expect(site.chain.sent.at(-1)).toMatchObject({ speed: 'fast' })
  })

  it('[SND-5] drops a late quote for an older form', async () => {
    const site = await setUpSend()
    await fillForm(site)
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
    await fillForm(site)
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
    site.actions.setToken(listedDollar('6', `eip155:1:${dollarContract}`))
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
    site.actions.setReceiver(`ethereum:${dollarContract}/transfer?address=${thirdAddress}&uint256=1`)
    await site.rest()
    site.actions.setReceiver(otherAddress)
    await site.rest()
    answer({ decimals: 6, symbol: 'LKD', balance: 1n })
    await settle()
    expect(site.view()).toMatchObject({ token: null, receiver: { address: otherAddress } })
  })

  it('[SND-5] keeps nothing of before when a link is filled in', async () => {
    const site = await setUpSend()
    await fillForm(site)
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
