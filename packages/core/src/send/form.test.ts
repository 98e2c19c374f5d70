import {
  receiverInvalid,
  receiverIsToken,
  sendIncomplete,
  sendUnsupportedChain,
  type TokenBalance,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { detailsLearnt } from '../account/transitions'
import { getAccount } from '../connect/getAccount'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import { dollar, ether, otherAddress, ownAddress, settle, setUpSend } from '../testing/setUpSend'
import type { SendForm } from './SendState'
import { openSend } from './send'
import { formChanged } from './transitions'

describe('the send form', () => {
  it('[SND-5] says on its button what is missing; later rules win', async () => {
    const { actions, view, rest, chain } = await setUpSend()
    const labels: string[] = []
    const step = async (change: () => void) => {
      change()
      await rest()
      labels.push(view().label)
    }
    await step(() => undefined)
    await step(() => actions.setToken(ether))
    await step(() => actions.setAmount('one'))
    await step(() => actions.setAmount('0'))
    await step(() => actions.setAmount('2'))
    await step(() => actions.setAmount('1'))
    await step(() => actions.setAmount('0.5'))
    await step(() => actions.setReceiver('0x1234'))
    await step(() => actions.setReceiver(otherAddress))
    expect(labels).toEqual([
      'select-token',
      'add-amount',
      'incorrect-value',
      'add-amount',
      'insufficient-funds',
      'insufficient-gas',
      'add-address',
      'invalid-address',
      'preview',
    ])
    expect(view()).toMatchObject({
      isReady: true,
      units: 5n * 10n ** 17n,
      tokenAmount: '0.5',
      currencyAmount: '1000.00',
    })
    expect(chain.quoted.at(-1)).toMatchObject({ to: otherAddress, amount: 5n * 10n ** 17n })
  })

  it('[SND-5] has the fields of the specification', async () => {
    const { actions, view, rest, latchkey } = await setUpSend()
    const tokens: TokenBalance[] = [
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: 'eip155:1',
        price: 2000,
        quantity: { decimals: '18', numeric: '1' },
        iconUrl: '',
      },
    ]
    const caipAddress = getAccount(latchkey.getState()).caipAddress ?? ''
    latchkey.store.send(detailsLearnt, { caipAddress, details: { tokenBalance: tokens, tokensFailedAt: 7 } })
    actions.setToken(tokens[0] ?? null)
    actions.setReceiver(otherAddress)
    await rest()
    expect(view()).toMatchObject({
      token: { symbol: 'ETH', asset: { kind: 'native' }, price: 2000 },
      amount: '',
      receiver: { address: otherAddress, profileName: null, profileImage: null },
      gasPrice: 10n ** 15n,
      gasPriceInUsd: '2',
      networkBalanceInUsd: '2000',
      loading: false,
      tokenBalances: tokens,
      lastRetry: 7,
    })
  })

  it('[SND-4] knows insufficient gas for a token, with and without a price, and never for a smart account', async () => {
    for (const price of [2000, null]) {
      const { actions, view, rest, chain, latchkey } = await setUpSend()
      chain.nativeBalance = 10n
      const caipAddress = getAccount(latchkey.getState()).caipAddress ?? ''
      const token = {
        name: 'E',
        symbol: 'E',
        price: price ?? 0,
        quantity: { decimals: '18', numeric: '0' },
        iconUrl: '',
      }
      latchkey.store.send(detailsLearnt, { caipAddress, details: { tokenBalance: [token] } })
      actions.setToken(dollar)
      actions.setAmount('1')
      actions.setReceiver(otherAddress)
      await rest()
      expect(view()).toMatchObject({ label: 'insufficient-gas', nativePrice: price, isReady: false })
    }
    const smart = await setUpSend({ type: 'smartAccount' })
    smart.chain.nativeBalance = 0n
    smart.actions.setToken(dollar)
    smart.actions.setAmount('1')
    smart.actions.setReceiver(otherAddress)
    await smart.rest()
    expect(smart.view()).toMatchObject({ label: 'preview', isReady: true })
    expect(smart.chain.quoted.at(-1)?.isSponsored).toBe(true)
    // Not even if the chain says so: others may pay.
    smart.chain.more = { shortage: 'fee' }
    smart.actions.refresh()
    await smart.rest()
    expect(smart.view()).toMatchObject({ quote: { shortage: 'fee' }, label: 'preview', isReady: false })
  })

  it('[SND-5] is ready only if everything is known, and for exactly this', async () => {
    const { actions, view, rest, latchkey } = await setUpSend()
    actions.setToken(ether)
    actions.setAmount('0.5')
    actions.setReceiver(otherAddress)
    await rest()
    const ready = latchkey.getState().send?.form ?? expect.unreachable()
    const { quote, receiver } = ready
    const lookAlike = { address: ownAddress, leading: 3, trailing: 3, level: 'block' } as const
    const missing: readonly Partial<SendForm>[] = [
      { isProvisional: true },
      { isQuoting: true },
      { quoteError: receiverInvalid() },
      { quote: null },
      { quote: quote && { ...quote, shortage: 'fee' } },
      { quote: quote && { ...quote, shortage: 'asset' } },
      { quote: quote && { ...quote, amount: 1n } },
      { quote: quote && { ...quote, to: ownAddress } },
      { loading: true },
      { receiver: { ...receiver, status: 'reading' } },
      { receiver: { ...receiver, lookAlike } },
      { amount: '' },
      { token: null },
    ]
    for (const change of missing) {
      latchkey.store.send(formChanged, change)
      expect(view().isReady, Object.keys(change).join()).toBe(false)
      latchkey.store.send(formChanged, ready)
      expect(view().isReady).toBe(true)
    }
    const compared = { ...receiver, lookAlike, isCompared: true }
    latchkey.store.send(formChanged, { receiver: compared })
    expect(view().isReady).toBe(true)
    latchkey.store.send(formChanged, {
      receiver: { ...receiver, lookAlike: { ...lookAlike, level: 'warn' } },
    })
    expect(view().isReady).toBe(true)
  })

  it('[SND-2] sends nothing but what was quoted, however it is called', async () => {
    const { actions, rest, latchkey, chain } = await setUpSend()
    actions.setToken(ether)
    actions.setAmount('0.5')
    actions.setReceiver(otherAddress)
    await rest()
    const ready = latchkey.getState().send?.form ?? expect.unreachable()
    const { quote, receiver } = ready
    const wrong: readonly Partial<SendForm>[] = [
      { token: null },
      { quote: null },
      { isProvisional: true },
      { quote: quote && { ...quote, amount: 1n } },
      { quote: quote && { ...quote, to: ownAddress } },
      { quote: quote && { ...quote, amount: 0n }, amount: '0' },
      { receiver: { ...receiver, status: 'reading' } },
      { receiver: { ...receiver, status: 'refused' } },
    ]
    for (const change of wrong) {
      latchkey.store.send(formChanged, { ...ready, ...change })
      await expect(actions.send(), Object.keys(change).join()).rejects.toSatisfy(sendIncomplete.is)
    }
    expect(chain.sent).toEqual([])
    latchkey.store.send(formChanged, ready)
    await actions.send()
    expect(chain.sent).toHaveLength(1)
  })

  it('[SND-5] forgets the quote of another token, and asks again whether the receiver takes this one', async () => {
    const { actions, view, rest, chain } = await setUpSend()
    actions.setToken(ether)
    actions.setAmount('0.5')
    actions.setReceiver(otherAddress)
    await rest()
    chain.refused[otherAddress] = receiverIsToken()
    actions.setToken(dollar)
    expect(view()).toMatchObject({ quote: null, quotedAt: null, amount: '', isReady: false })
    await rest()
    expect(view().receiver.status).toBe('refused')
  })

  it('[SND-5] sends max once the fee is known, and follows the fee', async () => {
    const { actions, view, rest, chain } = await setUpSend()
    actions.setToken(ether)
    actions.setMax()
    expect(view()).toMatchObject({ units: null, tokenAmount: null })
    await rest()
    expect(view()).toMatchObject({ tokenAmount: '0.999', isMax: true, isProvisional: true, isReady: false })
    chain.fee = 2n * 10n ** 15n
    actions.setReceiver(otherAddress)
    await rest()
    expect(view()).toMatchObject({
      tokenAmount: '0.998',
      isProvisional: false,
      isReady: true,
      label: 'preview',
    })
    actions.setAmount('0.1')
    await rest()
    expect(view()).toMatchObject({ isMax: false, tokenAmount: '0.1' })
  })

  it('[SND-5] switches between token and currency without losing the amount', async () => {
    const { actions, view, rest } = await setUpSend()
    actions.setToken(ether)
    actions.setAmount('0.25')
    actions.toggleCurrency()
    await rest()
    expect(view()).toMatchObject({
      isInCurrency: true,
      amount: '500.00',
      tokenAmount: '0.25',
      currencyAmount: '500.00',
    })
    actions.setAmount('1')
    await rest()
    expect(view()).toMatchObject({ units: 500_000_000_000_000n, tokenAmount: '0.0005' })
    actions.toggleCurrency()
    expect(view()).toMatchObject({ isInCurrency: false, amount: '0.0005' })
    actions.setToken(dollar)
    actions.toggleCurrency()
    expect(view().isInCurrency).toBe(false)
  })

  it('[NET-1] is empty after switching the network or the account, whatever arrives late', async () => {
    const { actions, view, rest, latchkey, adapter, host } = await setUpSend()
    const fill = () => {
      actions.setToken(ether)
      actions.setAmount('0.5')
      actions.setReceiver(otherAddress)
    }
    fill()
    await rest()
    expect(view().isReady).toBe(true)
    await latchkey.switchNetwork('eip155:2')
    expect(view()).toMatchObject({
      token: null,
      amount: '',
      quote: null,
      receiver: { text: '', status: 'empty' },
    })
    fill()
    await settle()
    host.advance(300)
    adapter.tell('com.one', { accounts: [{ address: otherAddress, type: 'eoa' }] })
    await rest()
    expect(view()).toMatchObject({
      token: null,
      quote: null,
      isQuoting: false,
      receiver: { address: null, status: 'empty' },
    })
    fill()
    adapter.tell('com.one', { accounts: [{ address: otherAddress, type: 'smartAccount' }] })
    expect(view()).toMatchObject({ token: null, amount: '' })
  })

  it('[SND-5] counts only the answer to the last question', async () => {
    const { actions, view, rest, chain } = await setUpSend()
    actions.setToken(ether)
    actions.setAmount('0.1')
    await rest()
    const before = chain.quoted.length
    for (const text of ['0.2', '0.3', '0.4']) actions.setAmount(text)
    actions.setReceiver('0x1')
    actions.setReceiver(otherAddress)
    actions.setAmount('0.5')
    await rest()
    expect(view()).toMatchObject({ tokenAmount: '0.5', isReady: true })
    expect(chain.quoted.length).toBeLessThanOrEqual(before + 2)
  })

  it('[SND-2] [SND-3] refuses an empty form, and a family that can’t send', async () => {
    const { actions } = await setUpSend()
    const failure = await actions.send().catch((error: unknown) => error)
    expect(sendIncomplete.is(failure) && failure.message).toBe(
      'Please enter a valid amount and receiver address',
    )
    const other = setUp({ adapter: createScriptedAdapter() })
    other.adapter.addWallet('com.one')
    await other.latchkey.connect({ connectorId: 'com.one' })
    const form = await openSend(other.latchkey)
    const refusal = await form.send().catch((error: unknown) => error)
    expect(sendUnsupportedChain.is(refusal) && refusal.message).toBe('Unsupported chain')
  })
})
