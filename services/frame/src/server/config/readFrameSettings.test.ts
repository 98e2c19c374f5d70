import { describe, expect, it } from 'vitest'
import { settingsMissing } from './errors'
import { readFrameSettings } from './readFrameSettings'

const complete = {
  LATCHKEY_FRAME_KEY: 'ab'.repeat(32),
  FRAME_RECOVERY: 'user',
  FRAME_PUBLIC_URL: 'https://wallet.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Example <wallet@mail.example>',
}

/** The lines of the error about missing settings. */
function linesWithout(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readFrameSettings(env)
    return []
  } catch (error) {
    if (!settingsMissing.is(error)) throw error
    return error.message.split('\n').filter((line) => line.startsWith('- '))
  }
}

describe('the settings of a frame', () => {
  it.each([
    ['LATCHKEY_FRAME_KEY', 'wraps every secret', 'Create one with "openssl rand -hex 32"'],
    ['FRAME_RECOVERY', 'who can open a wallet', 'Choose "user"'],
    ['FRAME_PUBLIC_URL', 'at which browsers reach the frame', 'such as https://wallet.example.com'],
    ['SMTP_URL', 'sends the codes', 'such as smtps://'],
    ['MAIL_FROM', 'the sender', 'Set it to an address of yours'],
  ])('says in production what %s is for and what to set', (name, purpose, next) => {
    expect(readFrameSettings(complete).FRAME_RECOVERY).toBe('user')
    expect(linesWithout({ ...complete, [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^- ${name}: .*${purpose}.*\\. .*${next}`)),
    ])
  })

  it('names everything that is missing at once', () => {
    const names = linesWithout({}).map((line) => /^- (\w+): /.exec(line)?.[1])
    expect(names).toEqual(Object.keys(complete))
  })

  it.each([
    ['transit', ['VAULT_ADDR', 'VAULT_TOKEN', 'FRAME_TRANSIT_KEY']],
    ['kms', ['AWS_REGION', 'FRAME_KMS_KEY', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']],
  ])('says what the key wrapper %s needs, before a database opens', (wrapper, needed) => {
    const lines = linesWithout({ ...complete, FRAME_KEY_WRAPPER: wrapper })
    expect(lines.map((line) => /^- (\w+): .+\. .+\.$/.exec(line)?.[1])).toEqual(needed)
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
