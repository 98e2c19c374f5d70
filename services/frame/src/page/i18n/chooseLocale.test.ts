import { expect, it } from 'vitest'
import { chooseLocale } from './chooseLocale'

it.each([
  ['de', ['en-GB', 'de-AT'], 'de'],
  ['de-CH', ['de'], 'de'],
  [undefined, ['fr-CA', 'en'], 'fr'],
  ['ja', ['en'], 'en'],
  ['ja', ['nl'], 'en'],
  ['tlh', ['ar-EG'], 'ar'],
  ['en', [], 'en'],
] as const)('a site in %s and a visitor who reads %j get %s', (ofSite, ofVisitor, locale) => {
  expect(chooseLocale(ofSite, ofVisitor)).toBe(locale)
})
