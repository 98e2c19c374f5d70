import { placeholdersOf } from '@latchkey/ui'
import { expect, it } from 'vitest'
import type { LocaleName } from '../matchLocale'
import type { AssetDictionary } from './AssetDictionary'
import { assetLocales } from './assetLocales'
import { en } from './en'

const names = Object.keys(assetLocales) as Exclude<LocaleName, 'en'>[]
/** Words that are the same in two languages. */
const alike = ['NFT', 'NFTs']

async function load<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<AssetDictionary> {
  return (await assetLocales[locale]())[locale]
}

it.each(names)('the texts in %s are complete, translated, and have the same braces', async (locale) => {
  const texts: Readonly<Record<string, string>> = await load(locale)
  const source: Readonly<Record<string, string>> = en
  expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort())
  const wrong = Object.entries(source).filter(
    ([key, text]) => String(placeholdersOf(texts[key] ?? '')) !== String(placeholdersOf(text)),
  )
  expect(wrong).toEqual([])
  const same = Object.keys(texts).filter((key) => texts[key] === source[key])
  expect(same.filter((key) => !alike.includes(texts[key] ?? ''))).toEqual([])
})

it('[ACC-6] [ACC-7] keeps the texts that the specification fixes to the letter', () => {
  expect(en['account.tokens.failed.title']).toBe('Token Balance Unavailable')
  expect(en['activity.failed.title']).toBe('Failed to fetch transactions')
})
