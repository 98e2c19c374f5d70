import { balanceUnavailable, connectFailed, unknownView, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createTexts } from '../i18n/createTexts'
import { de } from '../i18n/de'
import { en } from '../i18n/en'
import { errorText } from './errorText'

const english = createTexts('en', en)

describe('the text of an error', () => {
  it('comes from the dictionary by its code, in the visitor’s language', () => {
    expect(errorText(english, userRejected())).toBe(en['error.connect/user-rejected'])
    expect(errorText(createTexts('de', de), userRejected())).toBe(de['error.connect/user-rejected'])
  })

  it('contains the wallet’s message, shortened and without bidirectional marks', () => {
    const reason = `\u202e${'x'.repeat(5_000)}`
    const text = errorText(english, connectFailed({ reason }))
    expect(text.length).toBeLessThan(220)
    expect(text).not.toContain('\u202e')
  })

  it('is generic for an unknown code', () => {
    expect(errorText(english, unknownView({ view: 'x', hint: '', docs: '' }))).toBe(en['error.unknown'])
    expect(errorText(english, balanceUnavailable())).toBe(en['error.unknown'])
  })
})
