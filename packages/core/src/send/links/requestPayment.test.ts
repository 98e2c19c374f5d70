import type { Namespace, TokenBalance } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailsLearnt } from '../../account/transitions'
import { getAccount } from '../../connect/getAccount'
import { createScriptedAdapter } from '../../testing/createScriptedAdapter'
import { setUp } from '../../testing/setUp'
import { setUpSend } from '../../testing/setUpSend'
import { parsePaymentLink } from './parsePaymentLink'
import { requestPayment } from './requestPayment'

/** An address, a network and a token of each family. */
const families = {
  eip155: {
    address: '0xfb6916095ca1df60bb79Ce92cE3Ea74c37c5d359',
    id: '31337',
    decimals: 18,
    token: '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7',
  },
  solana: {
    address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    decimals: 9,
    token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  },
  bip122: {
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    id: '000000000019d6689c085ae165831e93',
    decimals: 8,
    token: null,
  },
  polkadot: {
    address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    id: '91b171bb158e2d3848fa23a9f1c25182',
    decimals: 10,
    token: null,
  },
} as const satisfies { readonly [N in Namespace]: object }

const balance = (address: string, decimals: number): TokenBalance => ({
  name: 'Dollar',
  symbol: 'USD',
  address,
  price: 1,
  iconUrl: '',
  quantity: { decimals: `${decimals}`, numeric: '1' },
})

async function connect(namespace: Namespace, locale = 'en') {
  const { address, id, decimals } = families[namespace]
  const caipNetworkId = `${namespace}:${id}` as const
  const adapter = createScriptedAdapter(namespace)
  const network = {
    id: namespace === 'eip155' ? Number(id) : id,
    caipNetworkId,
    chainNamespace: namespace,
    name: 'Net',
    nativeCurrency: { name: 'Coin', symbol: 'C', decimals },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  }
  const { latchkey } = setUp({ adapter, networks: [network as never], locale })
  const wallet = adapter.addWallet('com.one')
  wallet.accounts = [address]
  wallet.networkId = caipNetworkId
  await latchkey.connect({ connectorId: 'com.one' })
  return { latchkey, address, caipNetworkId }
}

/** A decimal number as text, with at most so many decimals. */
const decimalText = (decimals: number) =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** BigInt(decimals) - 1n }))
    .map(([whole, part]) => `${whole}.${`${part}`.padStart(decimals, '0')}`)
const unitsOf = (text: string) => BigInt(text.replace('.', ''))

describe('a link that asks for a payment', () => {
  it.each(['eip155', 'solana', 'bip122'] as const)(
    '[RCV-1] [SND-5] is read by the send form as it was meant, to the last unit: %s',
    async (namespace) => {
      const { latchkey, address, caipNetworkId } = await connect(namespace)
      const { decimals, token } = families[namespace]
      fc.assert(
        fc.property(decimalText(decimals), (amount) => {
          const read = parsePaymentLink(requestPayment(latchkey, { amount })?.link ?? '')
          expect(read).toMatchObject({ namespace, to: address, asset: { kind: 'native' } })
          expect(read.networkId).toBe(namespace === 'eip155' ? caipNetworkId : null)
          expect(amountOf(read, decimals)).toBe(unitsOf(amount))
        }),
      )
      if (!token) return
      const held = balance(`${caipNetworkId}:${token}`, 6)
      fc.assert(
        fc.property(decimalText(6), (amount) => {
          const read = parsePaymentLink(requestPayment(latchkey, { token: held, amount })?.link ?? '')
          expect(read).toMatchObject({ namespace, to: address, asset: { kind: 'token', token } })
          expect(amountOf(read, 6)).toBe(unitsOf(amount))
        }),
      )
    },
  )

  it('[RCV-1] leaves the amount to whoever pays if none is given, and never asks for nothing', async () => {
    const { latchkey, address } = await connect('bip122')
    for (const amount of ['', ' ', '0', '0.0'])
      expect(requestPayment(latchkey, { amount })?.link).toBe(`bitcoin:${address}`)
  })

  it('[RCV-1] isn’t written for an amount that can’t be paid', async () => {
    const { latchkey } = await connect('bip122')
    for (const amount of ['one', '-1', '1e3', '1,5', '0.123456789', `0.${'1'.repeat(200)}`])
      expect(requestPayment(latchkey, { amount })).toEqual({ link: null, isWrong: true, decimals: 8 })
  })

  it('[RCV-1] takes the amount in the visitor’s language', async () => {
    const { latchkey, address } = await connect('bip122', 'de')
    expect(requestPayment(latchkey, { amount: '1,5' })?.link).toBe(`bitcoin:${address}?amount=1.5`)
  })

  it('[RCV-1] doesn’t exist without a standard for it, or without an account', async () => {
    const { latchkey } = await connect('polkadot')
    expect(requestPayment(latchkey, { amount: '1' })).toEqual({ link: null, isWrong: false, decimals: 10 })
    expect(requestPayment(setUp().latchkey, { amount: '1' })).toBeNull()
  })

  it('[RCV-1] [SND-5] fills in the form of another visitor', async () => {
    const payer = await setUpSend()
    const receiver = await setUpSend()
    const { caipAddress } = getAccount(receiver.latchkey.getState())
    const token = '0x00000000000000000000000000000000000d011a'
    const held = balance(`eip155:1:${token}`, 6)
    receiver.latchkey.store.send(detailsLearnt, {
      caipAddress: caipAddress ?? '',
      details: { tokenBalance: [held] },
    })
    const asked = requestPayment(receiver.latchkey, { token: held, amount: '2.000001' })
    await payer.actions.openLink(asked?.link ?? '')
    await payer.rest()
    expect(payer.view()).toMatchObject({
      units: 2_000_001n,
      token: { asset: { kind: 'token', token } },
      receiver: { status: 'ready', address: getAccount(receiver.latchkey.getState()).address },
    })
  })
})

/** The amount of a link in the smallest unit. */
function amountOf({ amount }: ReturnType<typeof parsePaymentLink>, decimals: number): bigint | null {
  if (!amount) return null
  if ('units' in amount) return amount.units
  const [whole = '', part = ''] = amount.decimal.split('.')
  return BigInt(whole + part.padEnd(decimals, '0'))
}
