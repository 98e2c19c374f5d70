import { createHash } from 'node:crypto'
import type { Explanation } from '@latchkey/explain'
import { riskKey } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { createScriptedGateway } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { blindExplanation } from './explain'
import { withRisks } from './withRisks'

const thief = '0x1111111111111111111111111111111111111111'
const token = '0x2222222222222222222222222222222222222222'
const explanation: Explanation = {
  ...blindExplanation,
  warnings: [],
  lines: [
    { kind: 'allow', token: { kind: 'fungible', address: token }, spender: thief, amount: 'unlimited' },
  ],
}
const hashOf = (address: string) => createHash('sha256').update(riskKey('eip155', address)).digest('hex')
const answer = (address: string, entries: readonly unknown[]) => ({
  [`/v1/risks/${hashOf(address).slice(0, 4)}`]: { sources: ['local'], entries },
})

function open(answers: object) {
  const gateway = createScriptedGateway({ ...answers })
  return setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch } }).latchkey
}

it('warns of each address that is on a list', async () => {
  const entry = { hash: hashOf(thief), source: 'local', reason: 'Drainer' }
  const latchkey = open({ ...answer(token, []), ...answer(thief, [entry]) })
  const { warnings, lines } = await withRisks(latchkey, 'eip155', explanation)
  expect(warnings).toEqual([{ code: 'listed-address', address: thief }])
  expect(lines).toBe(explanation.lines)
})

it('adds nothing when the gateway can’t be asked', async () => {
  const { warnings } = await withRisks(open({}), 'eip155', explanation)
  expect(warnings).toEqual([])
})

it('looks for all addresses of a request, and says if there are too many', async () => {
  const addressOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
  const withLines = (count: number): Explanation => ({
    ...explanation,
    lines: [
      ...Array.from({ length: count }, (_, index) => ({
        kind: 'send' as const,
        token: { kind: 'native' as const },
        amount: 1n,
        to: addressOf(index),
      })),
      { kind: 'send', token: { kind: 'native' }, amount: 1n, to: thief },
    ],
  })
  const latchkey = open(answer(thief, [{ hash: hashOf(thief), source: 'local', reason: null }]))
  const hidden = await withRisks(latchkey, 'eip155', withLines(39))
  expect(hidden.warnings).toEqual([{ code: 'listed-address', address: thief }])
  expect((await withRisks(latchkey, 'eip155', withLines(40))).warnings).toEqual([{ code: 'blind' }])
})
