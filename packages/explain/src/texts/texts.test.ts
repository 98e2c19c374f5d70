import { describe, expect, it } from 'vitest'
import { type ExplanationTexts, en } from './en'
import { explanationLocales } from './explanationLocales'

type Texts = Readonly<Record<string, string>>
type Locale = keyof typeof explanationLocales
const locales = Object.keys(explanationLocales) as Locale[]
/** "Safe" and "harmless" in each language. Nobody can know that of a request. */
const promises =
  /\bsafe|\bsecure|harmless|\bsicher|harmlos|\bsegur|inofensiv|\bsûr|sécurisé|inoffensi|安全|安心|无害|無害|آمن|أمان/i
/** A fee rate is written alike in several languages. */
const alike = ['fee.rate']

async function load<L extends Locale>(locale: L): Promise<ExplanationTexts> {
  return (await explanationLocales[locale]())[locale]
}

function placeholders(text = ''): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
}

describe('the texts of an explanation', () => {
  it.each(locales)('are complete in %s, translated, and have the same placeholders', async (locale) => {
    const texts: Texts = await load(locale)
    const source: Texts = en
    expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort())
    const wrong = Object.keys(source).filter(
      (key) => String(placeholders(texts[key])) !== String(placeholders(source[key])),
    )
    expect(wrong).toEqual([])
    const same = Object.keys(texts).filter((key) => texts[key] === source[key] && !alike.includes(key))
    expect(same).toEqual([])
    expect(Object.values(texts).filter((text) => text.trim() !== text || text === '')).toEqual([])
  })

  it('never say that a request is safe', async () => {
    const all = [en, ...(await Promise.all(locales.map(load)))]
    expect(all.flatMap((texts) => Object.values(texts).filter((text) => promises.test(text)))).toEqual([])
  })

  it('say why for every warning', () => {
    const codes = Object.keys(en).flatMap((key) => (key.startsWith('warning.') ? [key.slice(8)] : []))
    expect(codes.length).toBe(24)
    expect(codes.filter((code) => !Object.hasOwn(en, `why.${code}`))).toEqual([])
  })
})
