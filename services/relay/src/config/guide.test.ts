import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSettings } from './readSettings'
import { relaySettings } from './relaySettings'
import { settings } from './settings'

const guide = readFileSync(new URL('../../../../docs/guides/relay.md', import.meta.url), 'utf8')

it('lists every setting that only a standalone relay has, in order and with its default', () => {
  const rows = [...guide.matchAll(/^\| `([A-Z0-9_]+)` \| (?:`([^`]*)`)? *\| /gm)].map(([, name, text]) => [
    name,
    text,
  ])
  const { DATABASE_URL: _, ...defaults } = readSettings({ DATABASE_URL: 'postgres://localhost/relay' })
  const known: Readonly<Record<string, unknown>> = defaults
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const own = Object.keys(settings.entries).filter((name) => !(name in relaySettings))
  expect(rows).toEqual(own.map((name) => [name, textOf(known[name])]))
})
