import { expect, it } from 'vitest'
import { matchLocale } from './matchLocale'

it.each([
  ['en', 'en'],
  ['de-AT', 'de'],
  ['ZH_Hant_TW', 'zh'],
  ['ar-EG', 'ar'],
  ['arc', 'en'],
  ['nl', 'en'],
  ['toString', 'en'],
  ['', 'en'],
])('maps %s to %s', (tag, name) => {
  expect(matchLocale(tag)).toBe(name)
})
