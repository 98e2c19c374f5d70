import { placeholdersOf } from '@latchkey/ui'
import { describe, expect, it } from 'vitest'
import type { AssetDictionary } from './assets/AssetDictionary'
import { assetLocales } from './assets/assetLocales'
import { en } from './assets/en'
import { en as enHelp } from './help/en'
import type { HelpDictionary } from './help/HelpDictionary'
import { helpLocales } from './help/helpLocales'
import type { LocaleName } from './matchLocale'
import { en as enPairing } from './pairing/en'
import type { PairingDictionary } from './pairing/PairingDictionary'
import { pairingLocales } from './pairing/pairingLocales'

type Texts = Readonly<Record<string, string>>
const names = Object.keys(assetLocales) as Exclude<LocaleName, 'en'>[]
/** Words that are the same in two languages. */
const alike = ['NFT', 'NFTs', 'Android', 'Website']

async function load<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<AssetDictionary> {
  return (await assetLocales[locale]())[locale]
}

async function loadHelp<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<HelpDictionary> {
  return (await helpLocales[locale]())[locale]
}

async function loadPairing<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<PairingDictionary> {
  return (await pairingLocales[locale]())[locale]
}

describe.each([
  ['about what an account holds', en, load],
  ['that explain', enHelp, loadHelp],
  ['about wallets elsewhere', enPairing, loadPairing],
] as const)('the texts %s', (_, source: Texts, loadTexts) => {
  it.each(names)('are complete in %s, translated, and have the same braces', async (locale) => {
    const texts: Texts = await loadTexts(locale)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort())
    const wrong = Object.entries(source).filter(
      ([key, text]) => String(placeholdersOf(texts[key] ?? '')) !== String(placeholdersOf(text)),
    )
    expect(wrong).toEqual([])
    const same = Object.keys(texts).filter((key) => texts[key] === source[key])
    expect(same.filter((key) => !alike.includes(texts[key] ?? ''))).toEqual([])
  })
})

it('[ACC-6] [ACC-7] keeps the texts that the specification fixes to the letter', () => {
  expect(en['account.tokens.failed.title']).toBe('Token Balance Unavailable')
  expect(en['activity.failed.title']).toBe('Failed to fetch transactions')
})
