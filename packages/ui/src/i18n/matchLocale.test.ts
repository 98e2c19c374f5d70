import { describe, expect, it } from 'vitest'
import { matchLocale } from './matchLocale'

const offered = ['en', 'de', 'pt-BR', 'zh', 'ar'] as const

describe('matchLocale', () => {
  it.each([
    [['de'], 'de'],
    [['DE_at'], 'de'],
    [['zh-Hant-TW'], 'zh'],
    [['pt-PT'], 'pt-BR'],
    [['nl', 'ar-EG', 'en'], 'ar'],
    [['nl'], undefined],
    [[], undefined],
    [['d'], undefined],
  ])('%j returns %s', (wanted, expected) => {
    expect(matchLocale(wanted, offered)).toBe(expected)
  })
})
