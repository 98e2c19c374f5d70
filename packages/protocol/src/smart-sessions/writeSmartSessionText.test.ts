import { describe, expect, it } from 'vitest'
import { writeSmartSessionText } from './writeSmartSessionText'

const subject = {
  pci: '2F1C6E0A-9b1f-4c55-8a51-0c7f5a5f4f10',
  account: 'eip155:1:0xAbCdef0123456789abcdef0123456789ABCDEF01',
  projectId: '0123456789abcdef0123456789abcdef',
}

describe('writeSmartSessionText', () => {
  it('names the action, the session, the account and the project', () => {
    expect(writeSmartSessionText('revoke', subject)).toBe(
      `Smart sessions of a Latchkey gateway

I revoke this smart session. Nothing may be signed with it any more.

Action: revoke
Session: 2f1c6e0a-9b1f-4c55-8a51-0c7f5a5f4f10
Account: eip155:1:0xabcdef0123456789abcdef0123456789abcdef01
Project: 0123456789abcdef0123456789abcdef`,
    )
  })

  it('names the terms that are confirmed', () => {
    const text = writeSmartSessionText('confirm', { ...subject, termsHash: 'ab12' })
    expect(text.split('\n').slice(-2)).toEqual([`Project: ${subject.projectId}`, 'Terms: ab12'])
  })

  it('differs whenever any part differs', () => {
    const texts = [
      writeSmartSessionText('revoke', subject),
      writeSmartSessionText('confirm', { ...subject, termsHash: 'ab12' }),
      writeSmartSessionText('confirm', { ...subject, termsHash: 'ab13' }),
      writeSmartSessionText('revoke', { ...subject, pci: subject.pci.replace('2F', '3F') }),
      writeSmartSessionText('revoke', { ...subject, account: subject.account.replace(':1:', ':10:') }),
      writeSmartSessionText('revoke', { ...subject, projectId: 'dev' }),
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })
})
