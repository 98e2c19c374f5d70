import { expect, it } from 'vitest'
import type { Explanation } from './Explanation'
import { spellAddresses } from './spellAddresses'

const token = { kind: 'fungible', address: 'a', symbol: 'b', decimals: 6 } as const
const explanation: Explanation = {
  intent: { code: 'batch', values: { count: '4' } },
  lines: [
    { kind: 'send', token, amount: 1n, to: 'c' },
    { kind: 'allow', token, amount: 'unlimited', spender: 'd' },
    { kind: 'rent', amount: 2n, at: 'e', owner: 'f' },
    { kind: 'message', text: 'g' },
  ],
  warnings: [{ code: 'listed-address', address: 'c' }, { code: 'blind' }],
  will: 'revert',
  reason: 'h',
  seen: { decoded: true },
}

it('spells every address of lines, tokens and warnings, and nothing else', () => {
  const shouted = { ...token, address: 'A' }
  expect(spellAddresses(explanation, (address) => address.toUpperCase())).toEqual({
    ...explanation,
    lines: [
      { kind: 'send', token: shouted, amount: 1n, to: 'C' },
      { kind: 'allow', token: shouted, amount: 'unlimited', spender: 'D' },
      { kind: 'rent', amount: 2n, at: 'E', owner: 'F' },
      { kind: 'message', text: 'g' },
    ],
    warnings: [{ code: 'listed-address', address: 'C' }, { code: 'blind' }],
  })
})
