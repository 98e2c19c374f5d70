import { describe, expect, it } from 'vitest'
import type { Line, Token } from '../Explanation'
import { createAnswers, read } from './simulation/reads'
import { warningsFor } from './warningsFor'

const [paid, other, pool, router] = ['1', '2', '3', '4'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
]
const tokenAt = (address: string): Token => ({ kind: 'fungible', address, symbol: 'LKP', decimals: 18 })
/** Shares in a pool are a token, and a token knows its decimals. */
const facts = createAnswers([paid, pool].map((to) => [read.decimals(to), `0x${'12'.padStart(64, '0')}`]))
const send = (to: string): Line => ({ kind: 'send', token: tokenAt(paid), amount: 50n, to })
const receive = (confirmed: boolean): Line => ({
  kind: 'receive',
  token: tokenAt(other),
  amount: 19n,
  confirmed,
})
const codesOf = (lines: readonly Line[], called: string) =>
  warningsFor(lines, facts, [called]).map(({ code }) => code)

describe('tokens that go to a token contract', () => {
  it('warns when nothing comes back', () => {
    expect(codesOf([send(pool)], paid)).toEqual(['receiver-is-token-contract'])
  })

  it('doesn’t warn of a pool that pays', () => {
    expect(codesOf([send(pool), receive(true)], router)).toEqual([])
  })

  it('warns when the payment is only a claim', () => {
    expect(codesOf([send(pool), receive(false)], router)).toEqual(['receiver-is-token-contract'])
  })

  it('warns of a token that goes to its own contract, whatever comes back', () => {
    expect(codesOf([send(paid), receive(true)], router)).toEqual(['receiver-is-token-contract'])
  })
})
