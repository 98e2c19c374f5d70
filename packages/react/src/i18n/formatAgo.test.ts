import { expect, it } from 'vitest'
import { formatAgo } from './formatAgo'

const now = 1_700_000_000_000
it.each([
  ['en', 0, 'now'],
  ['en', 30_000, '30 seconds ago'],
  ['en', 119_000, '1 minute ago'],
  ['en', 7_200_000, '2 hours ago'],
  ['de', 86_400_000, 'gestern'],
])('%s, %i ms: %s', (locale, ms, text) => {
  expect(formatAgo(locale, now - ms, now)).toBe(text)
})

it('is short where there is little room', () => {
  expect(formatAgo('de', now - 12_000, now, 'short')).toBe('vor 12 Sek.')
})
