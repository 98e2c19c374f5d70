import { describe, expect, it } from 'vitest'
import { checkLabel } from './checkLabel'
import { toLabel } from './toLabel'

describe('checkLabel', () => {
  it.each(['ada1', 'ada-', 'a-d-a', '1234', 'a'.repeat(63), 'ada', '', 'äbcd', 'a.bc', 'ada lovelace'])(
    '[NAM-1] allows at least four letters, digits and hyphens: %j',
    (label) => {
      const wrong = { ada: 'short', '': 'empty', 'ada-': 'invalid', äbcd: 'invalid', 'a.bc': 'invalid' }
      const expected = { ...wrong, 'ada lovelace': 'invalid' } as Record<string, string>
      expect(checkLabel(label)).toBe(expected[label] ?? null)
    },
  )

  it.each(['-ada', 'ada-', 'xn--ada', 'ab--cd', 'a'.repeat(64)])(
    '[NAM-1] refuses what can’t be a label of a domain: %j',
    (label) => expect(checkLabel(label)).toBe('invalid'),
  )
})

describe('toLabel', () => {
  it.each([
    ['Ada', 'ada'],
    ['  ada.zone.eth ', 'ada'],
    ['ada.old.eth', 'ada'],
    ['ada.other.eth', 'ada.other.eth'],
    ['zone.eth', 'zone.eth'],
  ])('reads %j as %j', (text, label) => expect(toLabel(text, ['zone.eth', 'old.eth'])).toBe(label))
})
