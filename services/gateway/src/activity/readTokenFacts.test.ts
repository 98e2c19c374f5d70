import { expect, it } from 'vitest'
import { refusals } from '../http/refusals'
import { callRefused } from '../rpc/errors'
import { createChainReader } from './createChainReader'
import { readTokenFacts } from './readTokenFacts'

const word = (value: number) => value.toString(16).padStart(64, '0')
const text = (value: string | Buffer, length?: number) => {
  const bytes = Buffer.from(value)
  return `0x${word(32)}${word(length ?? bytes.length)}${bytes.toString('hex').padEnd(64, '0')}`
}
/** A token with scripted answers for name, symbol and decimals. */
const facts = (...answers: readonly unknown[]) => {
  const reader = createChainReader('eip155:1', {
    call: async (_chain, { params }) => {
      const { data } = params[0] as { data: string }
      const answer = answers[['0x06fdde03', '0x95d89b41', '0x313ce567'].indexOf(data)]
      if (answer instanceof Error) throw answer
      return answer
    },
    callMany: async () => [],
  })
  return readTokenFacts(reader, `0x${'1'.repeat(40)}`, new AbortController().signal)
}
const refused = (number: number) => callRefused({ method: 'eth_call', number, reason: '', data: '' })

it('reads what a token says about itself, also in the oldest form', async () => {
  expect(await facts(text('USD Coin'), text('USDC'), `0x${word(6)}`)).toEqual({
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
  })
  const maker = `0x${Buffer.from('Maker').toString('hex').padEnd(64, '0')}`
  expect(await facts(maker, maker, '0x')).toEqual({ name: 'Maker', symbol: 'Maker', decimals: null })
})

it('ignores hostile answers: huge, binary, of false length, reverting', async () => {
  const huge = await facts(text('x'.repeat(1_000_000)), text('y'.repeat(5_000)), `0x${'f'.repeat(64)}`)
  expect(huge).toEqual({ name: 'x'.repeat(100), symbol: 'y'.repeat(30), decimals: null })
  expect(await facts(text(Buffer.from([0, 1, 2, 3])), `0x${'f'.repeat(128)}`, '0x01')).toEqual({
    name: null,
    symbol: null,
    decimals: null,
  })
  expect(await facts(text('short', 4_000_000_000), '0x', refused(3))).toMatchObject({
    name: 'short',
    symbol: null,
  })
})

it("doesn't mistake a failing node for a token without a name", async () => {
  await expect(facts(refused(-32005), '0x', '0x')).rejects.toSatisfy(callRefused.is)
  await expect(facts('no bytes', '0x', '0x')).rejects.toSatisfy(refusals.chainDown.is)
})
