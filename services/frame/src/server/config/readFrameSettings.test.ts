import { describe, expect, it } from 'vitest'
import { readFrameSettings } from './readFrameSettings'

const complete = {
  LATCHKEY_FRAME_KEY: 'ab'.repeat(32),
  FRAME_RECOVERY: 'user',
  FRAME_PUBLIC_URL: 'https://wallet.example',
  SMTP_URL: 'smtps://user:password@mail.example',
}

describe('the settings of a frame', () => {
  it.each(Object.keys(complete))('refuses to start in production without %s', (name) => {
    expect(readFrameSettings(complete).FRAME_RECOVERY).toBe('user')
    expect(() => readFrameSettings({ ...complete, [name]: '' })).toThrow(
      `Invalid setting ${name}: required in production`,
    )
  })

  it('shows no mails in production', () => {
    expect(() => readFrameSettings({ ...complete, FRAME_DEV_MAILBOX: 'true' })).toThrow('FRAME_DEV_MAILBOX')
    const development = { FRAME_MODE: 'development', LATCHKEY_FRAME_KEY: 'ab'.repeat(32) }
    expect(readFrameSettings({ ...development, FRAME_DEV_MAILBOX: 'true' }).FRAME_DEV_MAILBOX).toBe(true)
  })

  it('needs the other host when the roles are apart', () => {
    expect(() => readFrameSettings({ ...complete, FRAME_ROLE: 'login' })).toThrow('FRAME_VAULT_URL')
    expect(() => readFrameSettings({ FRAME_ROLE: 'vault' })).toThrow('LATCHKEY_FRAME_VAULT_KEY')
  })

  it('rejects invalid values without quoting secrets', () => {
    const wrong = { ...complete, LATCHKEY_FRAME_KEY: 'my secret' }
    expect(() => readFrameSettings(wrong)).toThrow('LATCHKEY_FRAME_KEY: not 64 hexadecimal digits')
    expect(() => readFrameSettings({ ...complete, FRAME_ORIGINS: 'https://*' })).toThrow('FRAME_ORIGINS')
    const { FRAME_ORIGINS } = readFrameSettings({
      ...complete,
      FRAME_ORIGINS: 'https://A.example, http://b.example:80',
    })
    expect(FRAME_ORIGINS).toEqual(['https://a.example', 'http://b.example'])
  })
})
