import { describe, expect, expectTypeOf, it } from 'vitest'
import { createTranslator } from './createTranslator'
import type { Dictionary, TextValues } from './Dictionary'

const en = {
  'connect.title': 'Connect wallet',
  'connect.continue': 'Continue in {wallet}',
  'wallets.found.one': '{count} wallet in {place}',
  'wallets.found.other': '{count} wallets in {place}',
} as const

const ar = {
  'connect.title': 'ربط المحفظة',
  'connect.continue': 'تابع في {wallet}',
  'wallets.found.one': 'محفظة واحدة {place}',
  'wallets.found.two': 'محفظتان {place}',
  'wallets.found.few': '{count} محافظ {place}',
  'wallets.found.other': '{count} محفظة {place}',
} satisfies Dictionary<typeof en>

describe('createTranslator', () => {
  it('fills in the values', () => {
    const { t } = createTranslator(en, 'en')
    expect(t('connect.title')).toBe('Connect wallet')
    expect(t('connect.continue', { wallet: 'Rabby' })).toBe('Continue in Rabby')
  })

  it('types the values of a key from its braces', () => {
    expectTypeOf<TextValues<typeof en, 'connect.title'>>().toEqualTypeOf<[]>()
    expectTypeOf<TextValues<typeof en, 'connect.continue'>>().toEqualTypeOf<
      [values: { readonly wallet: string | number }]
    >()
    expectTypeOf<TextValues<typeof en, 'wallets.found'>>().toEqualTypeOf<
      [values: { readonly count: number; readonly place: string | number }]
    >()
    const { t } = createTranslator(en, 'en')
    // @ts-expect-error the value is missing
    expect(t('connect.continue')).toBe('Continue in {wallet}')
    // @ts-expect-error no such key
    expect(t('connect.titel')).toBe('connect.titel')
    // @ts-expect-error the forms of a plural are one key
    t('wallets.found.one', { count: 1, place: '' })
  })

  it('requires every key of the source in another language', () => {
    // @ts-expect-error keys are missing
    const partly = { 'connect.title': 'Verbinden' } satisfies Dictionary<typeof en>
    expect(Object.keys(partly)).toHaveLength(1)
  })

  it('selects the plural form of the language', () => {
    const english = createTranslator(en, 'en')
    expect(english.t('wallets.found', { count: 1, place: 'here' })).toBe('1 wallet in here')
    expect(english.t('wallets.found', { count: 1200, place: 'here' })).toBe('1,200 wallets in here')
    const arabic = createTranslator<typeof en>(ar, 'ar')
    const said = (count: number) =>
      arabic.t('wallets.found', { count, place: '' }).replace(/[\u2068\u2069]/g, '')
    expect(said(2).trim()).toBe('محفظتان')
    expect(said(3)).toContain('محافظ')
    // A form that the dictionary doesn't have falls back to `other`.
    expect(said(11)).toContain('محفظة')
  })

  it('doesn’t let a value change the text direction', () => {
    const wallet = '\u202eevil\u2066'
    expect(createTranslator(en, 'en').t('connect.continue', { wallet })).toBe('Continue in evil')
    expect(createTranslator<typeof en>(ar, 'ar').t('connect.continue', { wallet })).toBe(
      'تابع في \u2068evil\u2069',
    )
  })

  it('ignores braces inside a value', () => {
    const { t } = createTranslator(en, 'en')
    expect(t('wallets.found', { count: 2, place: '{count}' })).toBe('2 wallets in {count}')
  })

  it('formats numbers and dates by the language', () => {
    const german = createTranslator(en, 'de')
    expect(german.formatNumber(1234.5)).toBe('1.234,5')
    expect(german.formatDate(new Date(Date.UTC(2026, 0, 31)), { dateStyle: 'medium', timeZone: 'UTC' })).toBe(
      '31.01.2026',
    )
    expect(german.direction).toBe('ltr')
  })
})
