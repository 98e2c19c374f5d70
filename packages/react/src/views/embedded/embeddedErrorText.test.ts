import * as protocol from '@latchkey/protocol'
import {
  codeWrong,
  emailWait,
  frameFailed,
  otherDomainRefused,
  recoveryWait,
  socialFailed,
  userRejected,
} from '@latchkey/protocol'
import { createTranslator, placeholdersOf } from '@latchkey/ui'
import { describe, expect, it } from 'vitest'
import { createTexts } from '../../i18n/createTexts'
import { en } from '../../i18n/embedded/en'
import { en as main } from '../../i18n/en'
import { embeddedErrorText } from './embeddedErrorText'

const say = (error: Parameters<typeof embeddedErrorText>[2]) =>
  embeddedErrorText(createTexts('en', main), createTranslator<typeof en>(en, 'en'), error)

describe('embeddedErrorText', () => {
  it('[FRM-4] fills in what the error tells', () => {
    expect(say(emailWait({ n: 12 }))).toBe('Please try again after 12 seconds')
    expect(say(codeWrong({ left: 2 }))).toBe('That code isn’t right. Tries left: 2')
    expect(say(socialFailed({ provider: 'github' }))).toBe('Signing in with GitHub didn’t work. Try again.')
    expect(say(frameFailed())).toBe('An error occurred')
  })

  it('says when a wallet can be opened again as a time', () => {
    expect(say(recoveryWait({ at: '2026-03-04T10:30:00Z' }))).toMatch(/from Mar \d, 2026/)
    expect(say(recoveryWait({ at: 'later' }))).toContain('from later')
  })

  it('cuts what a page can choose, and strips marks that reorder text', () => {
    const origin = `https://\u202e${'a'.repeat(300)}.example`
    const text = say(otherDomainRefused({ domain: 'a.example', origin }))
    expect(text).not.toContain('\u202e')
    expect(text.length).toBeLessThan(160)
  })

  it('takes other errors from the shared texts', () => {
    expect(say(userRejected())).toBe('The request was declined in your wallet.')
  })

  it('uses only the values that an error has', () => {
    const kinds = Object.values<unknown>(protocol).filter(
      (value): value is protocol.ErrorKind =>
        typeof value === 'function' && 'code' in value && 'text' in value,
    )
    for (const [key, text] of Object.entries(en).filter(([name]) => name.startsWith('error.'))) {
      const kind = kinds.find(({ code }) => `error.${code}` === key)
      const known = placeholdersOf(kind?.text ?? '')
      expect(
        placeholdersOf(text).filter((name) => !known.includes(name)),
        key,
      ).toEqual([])
    }
  })
})
