import { paymentLinkInvalid } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toNetwork } from '../../options/toNetwork'
import { createPaymentLink } from './createPaymentLink'
import { parsePaymentLink } from './parsePaymentLink'

const alice = '0xfb6916095ca1df60bb79Ce92cE3Ea74c37c5d359'
const token = '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7'
const key = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const coins = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W'
const refused = (link: string) =>
  expect(() => parsePaymentLink(link), link).toThrow(
    expect.objectContaining({ code: paymentLinkInvalid.code }),
  )

describe('ERC-681 links', () => {
  it('[SND-5] are read exactly, also with an exponent', () => {
    expect(parsePaymentLink(`ethereum:${alice}?value=2.014e18`)).toMatchObject({
      namespace: 'eip155',
      networkId: null,
      to: alice,
      asset: { kind: 'native' },
      amount: { units: 2_014_000_000_000_000_000n },
    })
    // As a float this is one wei more.
    expect(parsePaymentLink(`ethereum:${alice}@5?value=9007199254740993`)).toMatchObject({
      networkId: 'eip155:5',
      amount: { units: 9007199254740993n },
    })
    expect(parsePaymentLink(`ETHEREUM:pay-alice.eth@10`)).toMatchObject({
      to: 'alice.eth',
      networkId: 'eip155:10',
      amount: null,
    })
  })

  it('[SND-5] send a token to the address in the fields, not to the contract', () => {
    expect(parsePaymentLink(`ethereum:${token}@1/transfer?address=${alice}&uint256=1.5e6`)).toMatchObject({
      to: alice,
      asset: { kind: 'token', token },
      amount: { units: 1_500_000n },
    })
  })

  it('[SND-5] are refused when they are unclear or do anything else', () => {
    refused(`ethereum:${alice}?value=1&value=2`)
    refused(`ethereum:${alice}?value=1.5`)
    refused(`ethereum:${alice}?value=-1`)
    refused(`ethereum:${alice}?value=1e999`)
    refused(`ethereum:${alice}?value=1e78`)
    refused(`ethereum:${alice}?value=0x10`)
    refused(`ethereum:${alice}@0`)
    refused(`ethereum:${alice}@1x`)
    refused(`ethereum:${alice}@`)
    refused(`ethereum:${token}/approve?address=${alice}&uint256=1`)
    refused(`ethereum:${token}/transfer?uint256=1`)
    refused(`ethereum:${token}/transfer?address=${alice}&uint256=1&value=5`)
    refused(`ethereum:token.eth/transfer?address=${alice}&uint256=1`)
    refused(`ethereum:${token}/transfer?address=nobody&uint256=1`)
    refused(`ethereum:${token}/transfer?address=${alice}&address=${token}&uint256=1`)
    refused(`ethereum:${alice}@1@10`)
    refused(`ethereum:${alice}@${'9'.repeat(17)}`)
    refused(`ethereum:${alice}?value=1e0000`)
    refused(`ethereum:${'a'.repeat(252)}.eth`)
    expect(parsePaymentLink(`ethereum:${'a'.repeat(251)}.eth`).to).toHaveLength(255)
    // A value of nothing sends only the token.
    expect(
      parsePaymentLink(`ethereum:${token}/transfer?address=${alice}&uint256=1&value=0`).asset,
    ).toMatchObject({ token })
    refused('ethereum:alice')
    refused('ethereum:')
    refused(`ethereum:${alice}?value=%zz`)
  })
})

describe('BIP-321 links', () => {
  it('[SND-5] are read with their texts', () => {
    expect(parsePaymentLink(`bitcoin:${coins}?amount=20.3&label=Luke-Jr&message=For%20you`)).toMatchObject({
      namespace: 'bip122',
      to: coins,
      amount: { decimal: '20.3' },
      label: 'Luke-Jr',
      message: 'For you',
    })
    expect(parsePaymentLink('BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?AMOUNT=0.1')).toMatchObject({
      to: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      amount: { decimal: '0.1' },
    })
    expect(
      parsePaymentLink('bitcoin:?bc=bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4&lightning=x'),
    ).toMatchObject({
      to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    })
  })

  it('[SND-5] are refused with fields that must be understood, or wrong amounts', () => {
    refused(`bitcoin:${coins}?req-something=1`)
    refused(`bitcoin:${coins}?amount=0.123456789`)
    refused(`bitcoin:${coins}?amount=1e3`)
    refused(`bitcoin:${coins}?amount=1&AMOUNT=2`)
    refused('bitcoin:?lightning=x')
  })
})

describe('Solana Pay links', () => {
  it('[SND-5] are read with token and memo', () => {
    const link = `solana:${key}?amount=0.01&spl-token=${mint}&reference=${mint}&reference=${key}&memo=Order1`
    expect(parsePaymentLink(link)).toMatchObject({
      namespace: 'solana',
      to: key,
      asset: { kind: 'token', token: mint },
      amount: { decimal: '0.01' },
      memo: 'Order1',
    })
  })

  it('[SND-5] are refused when a server would write the transaction', () => {
    expect(() => parsePaymentLink('solana:https://evil.example/pay')).toThrow('a server would write')
    refused('solana:https%3A%2F%2Fevil.example%2Fpay')
    refused('solana:HTTPS://evil.example')
    refused(`solana:${key}?spl-token=x`)
    refused(`solana:${key}?amount=1e9`)
    refused(`solana:${key}?amount=1&amount=2`)
    refused(`solana:${key}?memo=a&memo=b`)
    refused('solana:?amount=1')
    refused('solana:nobody?amount=1')
    refused(`solana:${key.slice(0, -20)}0OIl${key.slice(-16)}`)
  })
})

describe('payment links', () => {
  const network = (chainNamespace: string, id: string | number, decimals: number) =>
    toNetwork({
      id,
      caipNetworkId: `${chainNamespace}:${id}`,
      chainNamespace,
      name: 'Net',
      nativeCurrency: { name: 'Coin', symbol: 'C', decimals },
      rpcUrls: { default: { http: [] } },
    } as never)
  const amount = fc.bigInt({ min: 0n, max: 10n ** 20n })

  it('[SND-5] read what they write, to the last unit', () => {
    fc.assert(
      fc.property(amount, (units) => {
        const evm = network('eip155', 31337, 18)
        const native = createPaymentLink({ network: evm, to: alice, amount: units }) ?? ''
        expect(parsePaymentLink(native)).toMatchObject({
          to: alice,
          networkId: 'eip155:31337',
          amount: { units },
        })
        const asset = { kind: 'token', token } as const
        const erc20 = createPaymentLink({ network: evm, to: alice, asset, amount: units }) ?? ''
        expect(parsePaymentLink(erc20)).toMatchObject({ to: alice, asset, amount: { units } })
      }),
    )
    const bitcoin = network('bip122', '000000000019d6689c085ae165831e93', 8)
    expect(createPaymentLink({ network: bitcoin, to: coins, amount: 123_456_789n, label: 'a&b=c' })).toBe(
      `bitcoin:${coins}?amount=1.23456789&label=a%26b%3Dc`,
    )
    const solana = network('solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 9)
    expect(createPaymentLink({ network: solana, to: key, amount: 1n })).toBe(
      `solana:${key}?amount=0.000000001`,
    )
    const usdc = { kind: 'token', token: mint } as const
    expect(
      createPaymentLink({ network: solana, to: key, asset: usdc, amount: 1_500_000n, decimals: 6 }),
    ).toBe(`solana:${key}?amount=1.5&spl-token=${mint}`)
    expect(
      createPaymentLink({ network: network('polkadot', '91b171bb158e2d3848fa23a9f1c25182', 10), to: key }),
    ).toBe(null)
  })

  it('[SND-5] never throw anything but a refusal', () => {
    const nearly = fc
      .tuple(fc.constantFrom('ethereum:', 'bitcoin:', 'solana:', 'x:', ''), fc.string())
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(nearly, (text) => {
        try {
          parsePaymentLink(text)
        } catch (error) {
          expect(paymentLinkInvalid.is(error)).toBe(true)
        }
      }),
    )
    refused('ethereum')
    refused('__proto__:x')
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join('&')
    refused(`ethereum:${alice}?${fields(31)}`)
    expect(parsePaymentLink(`ethereum:${alice}?${fields(30)}`).to).toBe(alice)
    refused(`bitcoin:${coins}?label=${'x'.repeat(5_000)}`)
  })

  it('[SND-5] show no deceptive text', () => {
    const { label } = parsePaymentLink(`bitcoin:${coins}?label=%E2%80%AEevil${'x'.repeat(500)}`)
    expect(label).toBe(`evil${'x'.repeat(196)}`)
  })
})
