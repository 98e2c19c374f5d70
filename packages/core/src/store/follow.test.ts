import { expect, it } from 'vitest'
import { setUp } from '../testing/setUp'
import { follow } from './follow'

it('calls back at once, then only when the content changes, until it is stopped', () => {
  const { latchkey } = setUp()
  const seen: { readonly locale: string }[] = []
  const stop = follow(
    latchkey.store,
    ({ locale }) => ({ locale }),
    (value) => seen.push(value),
  )
  latchkey.setTheme({ mode: 'dark' })
  latchkey.setLocale('de')
  latchkey.setLocale('de')
  stop()
  latchkey.setLocale('fr')
  expect(seen.map(({ locale }) => locale)).toEqual([expect.any(String), 'de'])
})
