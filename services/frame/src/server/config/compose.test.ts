import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frameSettings } from './frameSettings'
import { readFrameSettings } from './readFrameSettings'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const alone = read('compose.yaml')
const apart = read('compose.roles.yaml')

/** The environment of a service, as the file writes it. */
function environmentOf(file: string, service: string): Record<string, string> {
  const [, block = ''] = new RegExp(`^  ${service}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(file) ?? []
  const pairs = [...block.matchAll(/^ {6}([A-Z][A-Z0-9_]*): (.*)$/gm)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))
}

/** Replaces variables as Compose does. It throws what Compose would print. */
function fillIn(environment: Record<string, string>, env: Record<string, string>): Record<string, string> {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, sign: string, rest: string) => {
      const value = env[name] || (sign === '-' ? rest : '')
      if (value === '' && sign === '?') throw new TypeError(`${name}: ${rest}`)
      return value
    })
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(text)]))
}

/** What the example in the file asks the operator to fill in. */
const chosen = {
  POSTGRES_PASSWORD: 'secret',
  LATCHKEY_FRAME_KEY: 'ab'.repeat(32),
  FRAME_RECOVERY: 'user',
  FRAME_PUBLIC_URL: 'https://wallet.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Example <wallet@example.com>',
}
const chosenApart = {
  ...chosen,
  VAULT_POSTGRES_PASSWORD: 'other',
  LATCHKEY_FRAME_VAULT_KEY: 'cd'.repeat(32),
  FRAME_VAULT_TOKEN: 'ef'.repeat(24),
}

describe('compose.yaml', () => {
  it('starts a frame for production with what it asks for', () => {
    const settings = readFrameSettings(fillIn(environmentOf(alone, 'frame'), chosen))
    expect(settings).toMatchObject({ FRAME_MODE: 'production', FRAME_RECOVERY: 'user', FRAME_PROXIES: 1 })
    expect(settings.DATABASE_URL).toBe('postgres://latchkey:secret@database/latchkey')
  })

  it.each(Object.keys(chosen))('says what to do when %s is not set', (name) => {
    const fill = () => fillIn(environmentOf(alone, 'frame'), { ...chosen, [name]: '' })
    expect(fill).toThrow(new RegExp(`^${name}: (set|choose) `))
    expect(alone).toMatch(new RegExp(`^# +${name}= `, 'm'))
  })

  it('passes every setting on but those of the image, of other providers and of the roles', () => {
    const left = [
      'FRAME_PORT',
      'FRAME_HOST',
      'FRAME_PAGES',
      'FRAME_DATA',
      'FRAME_MODE',
      'FRAME_DEV_MAILBOX',
      'FRAME_METRICS_PORT',
      'FRAME_METRICS_HOST',
    ]
    const ofRoles = ['FRAME_ROLE', 'LATCHKEY_FRAME_VAULT_KEY', 'FRAME_VAULT_URL', 'FRAME_VAULT_TOKEN']
    const names = Object.keys(frameSettings.entries).filter(
      (name) => ![...left, ...ofRoles].includes(name) && !name.endsWith('_ISSUER'),
    )
    expect(Object.keys(environmentOf(alone, 'frame')).sort()).toEqual(names.sort())
  })
})

describe('compose.roles.yaml', () => {
  it('starts the two roles with different databases and keys', () => {
    const login = readFrameSettings(
      fillIn({ ...environmentOf(alone, 'frame'), ...environmentOf(apart, 'frame') }, chosenApart),
    )
    const vault = readFrameSettings(fillIn(environmentOf(apart, 'vault'), chosenApart))
    expect([login.FRAME_ROLE, vault.FRAME_ROLE]).toEqual(['login', 'vault'])
    expect(login.FRAME_VAULT_URL).toBe('http://vault:4102')
    expect(login.FRAME_VAULT_TOKEN).toBe(vault.FRAME_VAULT_TOKEN)
    expect(login.DATABASE_URL).not.toBe(vault.DATABASE_URL)
    expect(login.LATCHKEY_FRAME_VAULT_KEY).toBeUndefined()
    expect(vault.LATCHKEY_FRAME_KEY).toEqual([])
  })

  it.each(['VAULT_POSTGRES_PASSWORD', 'LATCHKEY_FRAME_VAULT_KEY', 'FRAME_VAULT_TOKEN'])(
    'says what to do when %s is not set',
    (name) => {
      const fill = () => fillIn(environmentOf(apart, 'vault'), { ...chosenApart, [name]: '' })
      expect(fill).toThrow(new RegExp(`^${name}: set `))
    },
  )
})
