import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ErrorKind } from '@latchkey/protocol'
import * as protocol from '@latchkey/protocol'
import { placeholdersOf } from '@latchkey/ui'
import { describe, expect, it } from 'vitest'
import { ar } from './ar'
import { createTexts } from './createTexts'
import type { Dictionary } from './Dictionary'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { ja } from './ja'
import { zh } from './zh'

type Plain = Readonly<Record<string, string>>
const translations: Readonly<Record<string, Dictionary>> = { de, es, fr, ja, zh, ar }
const plurals = Object.keys(en).flatMap((key) => (key.endsWith('.other') ? [key.slice(0, -6)] : []))
const isPluralForm = (key: string) =>
  plurals.some((base) => /^\.(zero|one|two|few|many)$/.test(key.replace(base, '')))

/** Words that two languages share. */
const alike = /^(Wallets?|\{count\} .*|Refresh)$/

describe.each(Object.entries(translations))('dictionary %s', (locale, dictionary) => {
  const texts: Plain = dictionary

  it('has every English key, and otherwise only plural forms', () => {
    const missing = Object.keys(en).filter((key) => !Object.hasOwn(texts, key))
    const surplus = Object.keys(texts).filter((key) => !Object.hasOwn(en, key) && !isPluralForm(key))
    expect({ missing, surplus }).toEqual({ missing: [], surplus: [] })
  })

  it('has the same placeholders in every text', () => {
    const wrong = Object.entries(en).filter(
      ([key, text]) =>
        !isPluralForm(key) && String(placeholdersOf(texts[key] ?? '')) !== String(placeholdersOf(text)),
    )
    expect(wrong).toEqual([])
    // A language may write "two wallets" as one word, but can't use other placeholders than English.
    const strange = Object.entries(texts).filter(
      ([key, text]) => isPluralForm(key) && placeholdersOf(text).some((name) => name !== 'count'),
    )
    expect(strange).toEqual([])
  })

  it('is translated, with no empty text', () => {
    const source: Plain = en
    const same = Object.keys(texts).filter(
      (key) => texts[key] === source[key] && !alike.test(texts[key] ?? ''),
    )
    expect(same).toEqual([])
    expect(Object.values(texts).filter((text) => text.trim() !== text || text === '')).toEqual([])
  })

  it('has a plural form for every number', () => {
    const { t } = createTexts(locale, dictionary)
    const rules = new Intl.PluralRules(locale)
    for (const base of plurals)
      for (let count = 0; count <= 120; count++) {
        const form = rules.select(count)
        const key = Object.hasOwn(texts, `${base}.${form}`) ? `${base}.${form}` : `${base}.other`
        expect(form === 'other' || key.endsWith(form), `${base} in ${locale} for ${count}`).toBe(true)
      }
    expect(t('directory.found', { count: 2 })).not.toContain('{')
  })
})

describe('English dictionary', () => {
  const isKind = (value: unknown): value is ErrorKind =>
    typeof value === 'function' && 'code' in value && 'text' in value
  const kinds = Object.values<unknown>(protocol).filter(isKind)

  it('[HTTP-10] has a text for every error that a visitor can get while connecting or switching', () => {
    const needed = kinds.filter(
      ({ code, seenBy }) => seenBy === 'visitor' && /^(connect|network)\//.test(code),
    )
    expect(needed.length).toBeGreaterThan(5)
    expect(needed.map(({ code }) => code).filter((code) => !Object.hasOwn(en, `error.${code}`))).toEqual([])
  })

  it('names only known errors and their values', () => {
    const errors = Object.entries(en).filter(([key]) => key.startsWith('error.') && key !== 'error.unknown')
    for (const [key, text] of errors) {
      const kind = kinds.find(({ code }) => `error.${code}` === key)
      expect(kind, key).toBeDefined()
      const known = placeholdersOf(kind?.text ?? '')
      expect(
        placeholdersOf(text).every((name) => known.includes(name)),
        key,
      ).toBe(true)
    }
  })

  it('keeps the fixed texts of the specification word for word', () => {
    expect(en['error.connect/failed-to-disconnect']).toBe('Failed to disconnect')
    expect(en['error.network/chain-not-supported']).toBe('Chain is not supported')
    expect(en['error.http/timeout']).toBe('The request took too long to respond.')
  })

  it('stays small', () => {
    const bytes = gzipSync(JSON.stringify(en)).length
    expect(bytes).toBeLessThan(3_500)
  })

  it('has no unused text', () => {
    const root = join(import.meta.dirname, '..')
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !/^i18n\//.test(path),
    )
    const source = files.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
    const asked = Array.from(source.matchAll(/['"`]([a-zA-Z]+\.[\w.${}/-]+)['"`]/g), ([, key = '']) =>
      key.replace(/\$\{\w+\}/g, '*'),
    )
    const patterns = new Set(asked.map((key) => key.replaceAll('.', '\\.').replaceAll('*', '\\w+')))
    const isAsked = (key: string) => [...patterns].some((pattern) => new RegExp(`^${pattern}$`).test(key))
    const unused = Object.keys(en)
      .filter((key) => !key.startsWith('error.'))
      .filter((key) => !isAsked(key) && !isAsked(key.replace(/\.(one|other)$/, '')))
    expect(unused).toEqual([])
  })
})
