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
