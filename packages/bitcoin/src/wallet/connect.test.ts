import type { Connector } from '@latchkey/core'
import {
  noAccounts,
  providerUnsupportedMethod,
  userRejected,
  walletBusy,
  walletMalformed,
} from '@latchkey/protocol'
import { type BitcoinWalletOptions, createBitcoinWallet, createMultiWallet } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { discover } from '../discover/discover'
import { bitcoinMainnet, bitcoinSignet, bitcoinTestnet4 } from '../network/networks'
import { connect } from './connect'

function connectorOf(provider: unknown): Connector {
  return { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'bip122', provider }
}

function setUp(options: BitcoinWalletOptions) {
  const wallet = createBitcoinWallet(options)
  const connector = connectorOf(wallet.provider)
  const ask = (silent = false, networks = [bitcoinMainnet]) => connect({ connector, networks, silent })
  return { wallet, ask }
}

const mainnet = bitcoinMainnet.caipNetworkId
// The first account of the well-known phrase, by BIP-84 and BIP-86.
const payment = 'bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te'
const paymentKey = /^0[23][0-9a-f]{64}$/

describe('connect', () => {
  it('[BTC-1] [CON-15] reports the payment and the ordinals address with their keys, through the wallet standard', async () => {
    const { ask, wallet } = setUp({})
    const report = await ask()
    expect(report).toMatchObject({
      networkId: mainnet,
      accounts: [
        { address: payment, type: 'payment', publicKey: expect.stringMatching(paymentKey) },
        {
          address: expect.stringMatching(/^bc1p/),
          type: 'ordinal',
          publicKey: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
    })
    expect(wallet.log.map(({ method }) => method)).toEqual(['bitcoin:connect'])
  })

  it('[BTC-1] reports the same through WBIP004, and through the older requests of older wallets', async () => {
    const reports = await Promise.all(
      [[], ['wallet_connect'], ['wallet_connect', 'getAccounts', 'wallet_getNetwork']].map((without) =>
        setUp({ form: 'wbip', without }).ask(),
      ),
    )
    const [report] = reports
    expect(report?.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
    expect(report?.accounts[0]).toMatchObject({
      address: payment,
      publicKey: expect.stringMatching(paymentKey),
    })
    expect(reports).toEqual([report, report, report])
  })

  it('[BTC-1] reports UniSat’s one address, with its key', async () => {
    const { ask } = setUp({ form: 'unisat', without: ['getChain'] })
    expect(await ask()).toEqual({
      accounts: [{ address: payment, type: 'payment', publicKey: expect.stringMatching(paymentKey) }],
      networkId: mainnet,
    })
  })

  it('[BTC-1] keeps a derivation path if the wallet reports one', async () => {
    const addresses = [{ symbol: 'BTC', type: 'p2wpkh', address: payment, derivationPath: "m/84'/0'/0'/0/0" }]
    const stacks = { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' }
    const request = async (method: string) =>
      method === 'getAddresses'
        ? { result: { addresses: [...addresses, stacks] } }
        : { error: { code: -32601, message: 'no such method' } }
    const report = await connect({ connector: connectorOf({ request }), networks: [], silent: false })
    expect(report).toEqual({
      accounts: [{ address: payment, type: 'payment', path: "m/84'/0'/0'/0/0" }],
      networkId: mainnet,
    })
  })

  it('[BTC-1] reports the network of each kind of wallet, even if addresses look alike', async () => {
    for (const form of ['standard', 'wbip', 'unisat'] as const) {
      for (const { caipNetworkId } of [bitcoinTestnet4, bitcoinSignet]) {
        const { ask } = setUp({ form, networkId: caipNetworkId })
        expect((await ask()).networkId).toBe(caipNetworkId)
      }
    }
  })

  it('[CON-12] reports a decline by each kind of wallet, even one that only says so in text', async () => {
    for (const form of ['standard', 'wbip', 'unisat'] as const) {
      const { ask, wallet } = setUp({ form })
      wallet.reject({ once: true })
      await expect(ask()).rejects.toMatchObject({ code: userRejected.code })
      wallet.script({ kind: 'throw', value: new Error('User rejected the request') }, { once: true })
      await expect(ask()).rejects.toMatchObject({ code: userRejected.code })
      expect(wallet.state.authorised).toBe(false)
    }
    const { ask, wallet } = setUp({ form: 'unisat' })
    wallet.fail({ code: -32002, message: 'pending' }, { once: true })
    await expect(ask()).rejects.toMatchObject({ code: walletBusy.code })
    wallet.fail({ code: 4200, message: 'no' }, { once: true })
    await expect(ask()).rejects.toMatchObject({ code: providerUnsupportedMethod.code })
  })

  it.each([
    ['nothing', null],
    ['no list', { 0: payment }],
    ['no address', ['javascript:alert(1)']],
    ['a wrong checksum', [`${payment.slice(0, -1)}y`]],
    ['an address of another network', ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx']],
    ['an address of Ethereum', ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']],
  ])('[BTC-1] [IDF-4] rejects %s as accounts', async (_, value) => {
    const { ask, wallet } = setUp({ form: 'unisat', authorised: true })
    wallet.answer(value, { method: ['requestAccounts', 'getAccounts'] })
    await expect(ask()).rejects.toMatchObject({ code: walletMalformed.code })
    await expect(ask(true)).rejects.toMatchObject({ code: walletMalformed.code })
  })

  it('[BTC-1] [CON-13] ignores the accounts of other families that the same wallet lists', async () => {
    const page = new EventTarget()
    const brand = createMultiWallet({ name: 'Fox', solana: { authorised: true }, bitcoin: {} })
    brand.announce({ target: page })
    const found: Connector[] = []
    const context = { announced: true, injected: true, failed: () => undefined }
    discover(page, { ...context, found: (one) => found.push(one) })()
    const [connector] = found
    if (!connector) return expect.unreachable('the wallet was not found')
    const ask = (silent: boolean) => connect({ connector, networks: [bitcoinMainnet], silent })
    // It shows its Solana account, and none for Bitcoin yet.
    expect(Object(connector.provider).accounts).toHaveLength(1)
    expect(await ask(true)).toEqual({ accounts: [], networkId: null })
    const report = await ask(false)
    expect(report.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
    expect(Object(connector.provider).accounts.length).toBeGreaterThan(2)
    expect(await ask(true)).toEqual(report)
  })

  it('[BTC-1] reports an approval that shares no account', async () => {
    const { ask, wallet } = setUp({ form: 'unisat' })
    wallet.answer([], { method: 'requestAccounts' })
    await expect(ask()).rejects.toMatchObject({ code: noAccounts.code })
  })
})
