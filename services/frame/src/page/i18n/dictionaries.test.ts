import { placeholdersOf } from '@latchkey/ui'
import { describe, expect, it } from 'vitest'
import * as approveAr from './approve/ar'
import * as approveDe from './approve/de'
import { en as approve } from './approve/en'
import * as approveEs from './approve/es'
import * as approveFr from './approve/fr'
import * as approveJa from './approve/ja'
import * as approveZh from './approve/zh'
import * as grantsAr from './grants/ar'
import * as grantsDe from './grants/de'
import { en as grants } from './grants/en'
import * as grantsEs from './grants/es'
import * as grantsFr from './grants/fr'
import * as grantsJa from './grants/ja'
import * as grantsZh from './grants/zh'
import * as moveAr from './move/ar'
import * as moveDe from './move/de'
import { en as move } from './move/en'
import * as moveEs from './move/es'
import * as moveFr from './move/fr'
import * as moveJa from './move/ja'
import * as moveZh from './move/zh'
import * as settingsAr from './settings/ar'
import * as settingsDe from './settings/de'
import { en as settings } from './settings/en'
import * as settingsEs from './settings/es'
import * as settingsFr from './settings/fr'
import * as settingsJa from './settings/ja'
import * as settingsZh from './settings/zh'
import * as wordsAr from './words/ar'
import * as wordsDe from './words/de'
import { en as words } from './words/en'
import * as wordsEs from './words/es'
import * as wordsFr from './words/fr'
import * as wordsJa from './words/ja'
import * as wordsZh from './words/zh'

type Texts = Readonly<Record<string, string | undefined>>
type Group = readonly [name: string, en: Texts, others: Texts]

const groups: readonly Group[] = [
  ...[approveAr, approveDe, approveEs, approveFr, approveJa, approveZh].map(
    (file): Group => ['approve', approve, Object.values(file)[0] ?? {}],
  ),
  ...[settingsAr, settingsDe, settingsEs, settingsFr, settingsJa, settingsZh].map(
    (file): Group => ['settings', settings, Object.values(file)[0] ?? {}],
  ),
  ...[moveAr, moveDe, moveEs, moveFr, moveJa, moveZh].map(
    (file): Group => ['move', move, Object.values(file)[0] ?? {}],
  ),
  ...[wordsAr, wordsDe, wordsEs, wordsFr, wordsJa, wordsZh].map(
    (file): Group => ['words', words, Object.values(file)[0] ?? {}],
  ),
  ...[grantsAr, grantsDe, grantsEs, grantsFr, grantsJa, grantsZh].map(
    (file): Group => ['grants', grants, Object.values(file)[0] ?? {}],
  ),
]

describe.each(groups)('a dictionary of %s', (_, en, texts) => {
  it('has the values of the English texts, and no empty or untranslated ones', () => {
    for (const [key, text = ''] of Object.entries(texts)) {
      const source = en[key] ?? en[key.replace(/\.\w+$/, '.other')] ?? ''
      // A language may say one or two without a figure.
      const wanted = placeholdersOf(source).filter(
        (name) => name !== 'count' || !/\.(one|two)$/.test(key) || text.includes('{count}'),
      )
      expect(placeholdersOf(text), key).toEqual(wanted)
      expect(text.trim(), key).not.toBe('')
      if (source.length > 14) expect(text, key).not.toBe(source)
    }
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(en)))
  })
})

it.each([
  ['German', [approveDe, settingsDe, wordsDe, grantsDe], /\b(?:du|dich|dir|deine?[mnrs]?)\b/i],
  ['Spanish', [approveEs, settingsEs, wordsEs, grantsEs], /billetera|monedero|cartera/i],
  ['French', [approveFr, settingsFr, wordsFr, grantsFr], /portefeuille/i],
  ['Chinese', [approveZh, settingsZh, wordsZh, grantsZh], /你/],
])('speaks %s as the modal does', (_, files, other) => {
  for (const file of files)
    for (const [key, text] of Object.entries(Object.values(file)[0] ?? {}))
      expect(text, key).not.toMatch(other)
})
