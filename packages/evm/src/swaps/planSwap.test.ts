import type { Connector, SwapPlanRequest } from '@latchkey/core'
import { type Network, type SwapQuote, type SwapStep, swapUnsafe } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { planSwap } from './planSwap'

const owner = '0x00000000000000000000000000000000000000AA'
const token = '0x00000000000000000000000000000000000000D1'
const spender = '0x00000000000000000000000000000000000000E5'
const stranger = '0x0000000000000000000000000000000000000bad'
const from = `eip155:1:${token}`
const coin = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const now = 1_700_000_000_000
const soon = `${now / 1000 + 600}`

const network: Network = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const connector: Connector = { id: 'one', name: 'One', type: 'ANNOUNCED', chain: 'eip155', provider: {} }

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const approveData = (to: string, amount: bigint) =>
  `0x095ea7b3${to.slice(2).toLowerCase().padStart(64, '0')}${word(amount)}`
const call = (to: string, data: string, value = '0') => ({ chainId: 'eip155:1', to, data, value, gas: null })
const approve: Extract<SwapStep, { kind: 'approve' }> = {
  kind: 'approve',
  token,
  spender,
  amount: '100',
  tx: call(token, approveData(spender, 100n)),
}
const reset: SwapStep = {
  kind: 'reset-approval',
  token,
  spender,
  tx: call(token, approveData(spender, 0n)),
}
const send: SwapStep = { kind: 'send', tx: call(spender, '0x12345678') }
const permitTypes = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
]
type Sign = Extract<SwapStep, { kind: 'sign' }>
const sign: Sign = {
  kind: 'sign',
  as: 'permit',
  deadline: soon,
  typed: {
    domain: { name: 'Dollar', version: '1', chainId: 1, verifyingContract: token },
    types: { Permit: permitTypes },
    primaryType: 'Permit',
    message: { owner, spender, value: '100', nonce: '0', deadline: soon },
  },
}
const waits: SwapStep = { kind: 'send', tx: null }

const quoteOf = (changes: Partial<SwapQuote> = {}): SwapQuote => ({
  id: 'one',
  provider: 'pools',
  from,
  to: coin,
  amountIn: '100',
  amountInMax: '100',
  amountOut: '50',
  amountOutMin: '49',
  receivedMin: '49',
  received: null,
  proven: true,
  priceImpactBps: 0,
  fees: [],
  route: [],
  block: null,
  expiresAt: now + 1000,
  gas: null,
  gasCost: null,
  spender,
  steps: [approve, send],
  ...changes,
})

function plan(changes: Partial<SwapQuote> = {}, more: Partial<SwapPlanRequest> = {}) {
  const quote = quoteOf(changes)
  const terms = { from: quote.from, to: quote.to, amount: 100n, least: 49n }
  return planSwap({ connector, address: owner, network, quote, terms, now, ...more })
}

describe('the plan of a swap', () => {
  it('[SWP-1] approves exactly the amount for the contract of the offer, then swaps', () => {
    const { acts, whole } = plan()
    expect(acts.map(({ kind }) => kind)).toEqual(['approve', 'send'])
    expect(acts[0]?.request).toEqual({
      method: 'eth_sendTransaction',
      params: [{ from: owner, to: token.toLowerCase(), value: '0x0', data: approveData(spender, 100n) }],
    })
    expect(whole).toMatchObject({ method: 'wallet_sendCalls', params: [{ atomicRequired: true }] })
  })

  it('[SWP-1] resets first, batches, pays coins by value, and unwraps', () => {
    expect(plan({ steps: [reset, approve, send] }).acts.map(({ kind }) => kind)).toEqual([
      'reset-approval',
      'approve',
      'send',
    ])
    expect(plan({}, { isBatched: true }).acts.map(({ kind }) => kind)).toEqual(['batch'])
    const paid: SwapStep = { kind: 'send', tx: call(spender, '0x12345678', '100') }
    expect(plan({ from: coin, to: from, steps: [paid] }).acts).toMatchObject([
      { kind: 'send', request: { params: [{ value: '0x64' }] } },
    ])
    const unwrap: SwapStep = { kind: 'send', tx: call(token, `0x2e1a7d4d${word(100n)}`) }
    expect(plan({ steps: [unwrap] }).acts).toHaveLength(1)
  })

  it('[SWP-1] signs a permit that it has written itself, or approves where nobody can sign', () => {
    const signed = plan({ steps: [sign, waits] })
    expect(signed).toMatchObject({ acts: [{ kind: 'sign' }], whole: null })
    const [, typed] = (signed.acts[0] ?? expect.unreachable()).request.params as [string, string]
    expect(JSON.parse(typed).message).toEqual({
      owner,
      spender: spender.toLowerCase(),
      value: '100',
      nonce: '0',
      deadline: soon,
    })
    const unsigned = plan({ steps: [sign, waits] }, { isUnsigned: true })
    expect(unsigned.acts).toMatchObject([
      { kind: 'approve', request: { params: [{ data: approveData(spender, 100n) }] } },
    ])
  })

  const typed = (changes: Partial<Sign['typed']>): SwapStep => ({
    ...sign,
    typed: { ...sign.typed, ...changes },
  })
  const domain = (changes: object) => typed({ domain: { ...sign.typed.domain, ...changes } })
  const message = (changes: object) => typed({ message: { ...sign.typed.message, ...changes } })
  const late = `${now / 1000 + 36_000}`

  it.each<readonly [string, Partial<SwapQuote>]>([
    ['pays more', { amountIn: '101' }],
    ['may take more', { amountInMax: '101' }],
    ['is for another token', { from: `eip155:1:${stranger}` }],
    ['promises less', { receivedMin: '48' }],
    [
      'approves another token',
      { steps: [{ ...approve, tx: call(stranger, approveData(spender, 100n)) }, send] },
    ],
    [
      'approves another spender',
      { steps: [{ ...approve, tx: call(token, approveData(stranger, 100n)) }, send] },
    ],
    ['says another spender', { steps: [{ ...approve, spender: stranger }, send] }],
    ['approves more', { steps: [{ ...approve, tx: call(token, approveData(spender, 101n)) }, send] }],
    [
      'approves without limit',
      { steps: [{ ...approve, tx: call(token, approveData(spender, 2n ** 256n - 1n)) }, send] },
    ],
    [
      'adds data to the approval',
      { steps: [{ ...approve, tx: call(token, `${approveData(spender, 100n)}00`) }, send] },
    ],
    [
      'pays for the approval',
      { steps: [{ ...approve, tx: call(token, approveData(spender, 100n), '1') }, send] },
    ],
    [
      'resets to something',
      { steps: [{ ...reset, tx: call(token, approveData(spender, 1n)) }, approve, send] },
    ],
    ['names no spender', { spender: null }],
    ['names the token as spender', { spender: token }],
    ['approves twice', { steps: [approve, approve, send] }],
    ['swaps twice', { steps: [send, send] }],
    ['only approves', { steps: [approve] }],
    ['has no step', { steps: [] }],
    [
      'has a step that nobody knows',
      { steps: [{ kind: 'post', handle: '', tx: { chainId: 'eip155:1', transaction: 'AA' } }] },
    ],
    ['approves a coin', { from: coin, to: from, steps: [approve, send] }],
    ['takes coins for a token', { steps: [{ kind: 'send', tx: call(spender, '0x12345678', '1') }] }],
    [
      'pays fewer coins',
      { from: coin, to: from, steps: [{ kind: 'send', tx: call(spender, '0x12345678', '99') }] },
    ],
    [
      'transfers the token',
      { steps: [{ kind: 'send', tx: call(token, `0xa9059cbb${word(1n)}${word(100n)}`) }] },
    ],
    ['calls the account', { steps: [{ kind: 'send', tx: call(owner, '0x12345678') }] }],
    ['only pays', { from: coin, to: from, steps: [{ kind: 'send', tx: call(spender, '0x', '100') }] }],
    [
      'is for another network',
      { steps: [{ kind: 'send', tx: { ...call(spender, '0x12345678'), chainId: 'eip155:2' } }] },
    ],
    [
      'is a message of another family',
      { steps: [{ kind: 'send', tx: { chainId: 'eip155:1', transaction: 'AA' } }] },
    ],
    ['signs for another contract', { steps: [domain({ verifyingContract: stranger }), waits] }],
    ['signs for another network', { steps: [domain({ chainId: 2 }), waits] }],
    ['signs a salted domain', { steps: [domain({ salt: '0x01' }), waits] }],
    ['signs something else', { steps: [typed({ primaryType: 'PermitSingle' }), waits] }],
    ['signs other fields', { steps: [typed({ types: { Permit: permitTypes.slice(1) } }), waits] }],
    ['signs for another account', { steps: [message({ owner: stranger }), waits] }],
    ['signs for another spender', { steps: [message({ spender: stranger }), waits] }],
    ['signs another amount', { steps: [message({ value: '101' }), waits] }],
    ['signs without a nonce', { steps: [message({ nonce: 'x' }), waits] }],
    ['signs for another time', { steps: [message({ deadline: '1' }), waits] }],
    ['signs for too long', { steps: [{ ...message({ deadline: late }), deadline: late } as Sign, waits] }],
    ['signs for the past', { steps: [{ ...message({ deadline: '1' }), deadline: '1' } as Sign, waits] }],
  ])('[SWP-1] stops an offer that %s', (_, changes) => {
    const terms = { from: 'from' in changes && changes.from === coin ? coin : from, to: changes.to ?? coin }
    expect(() => plan(changes, { terms: { ...terms, amount: 100n, least: 49n } })).toThrow(
      expect.objectContaining({ code: swapUnsafe.code }),
    )
  })
})
