import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { socialSettings } from '../social/socialSettings'
import { frameSettings } from './frameSettings'
import { readFrameSettings } from './readFrameSettings'

const guide = readFileSync(new URL('../../../../../docs/guides/frame.md', import.meta.url), 'utf8')

it('lists every setting, in order and with its default', () => {
  const rows = [...guide.matchAll(/^\| `([A-Z0-9_]+)` \| (?:`([^`]*)`)? *\| /gm)].map(([, name, text]) => [
    name,
    text,
  ])
  const required = {
    LATCHKEY_FRAME_KEY: 'ab'.repeat(32),
    FRAME_RECOVERY: 'user',
    FRAME_PUBLIC_URL: 'https://wallet.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'wallet@mail.example',
  }
  const defaults: Readonly<Record<string, unknown>> = readFrameSettings(required)
  const textOf = (name: string) => {
    const value = name in required ? undefined : defaults[name]
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  // Six providers have the same settings, which the guide explains once.
  const listed = Object.keys(frameSettings.entries).filter((name) => !(name in socialSettings))
  expect(rows).toEqual(listed.map((name) => [name, textOf(name)]))
  expect(guide).toContain('`FRAME_SOCIAL_GOOGLE_ID` and `FRAME_SOCIAL_GOOGLE_SECRET`')
})
