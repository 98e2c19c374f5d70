import { readFileSync } from 'node:fs'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { chainSchema } from '../config/chainSchema'
import { readConfig } from '../config/readConfig'
import { settings } from '../config/settings'
import { refusals } from '../http/refusals'
import { readOriginPattern } from '../projects/readOriginPattern'
import { signInRefusals } from '../sign-in/signInRefusals'
import { usage } from './usage'

const guide = readFileSync(new URL('../../../../docs/guides/gateway.md', import.meta.url), 'utf8')

const limits = readFileSync(new URL('../../../../docs/guides/limits.md', import.meta.url), 'utf8')

describe('the page of limits', () => {
  it('names every setting that limits clients', () => {
    const names = Object.keys(settings.entries)
    const limiting = names.filter((name) => /LIMIT|_PER_|_MOST|WATCHED|PREFIX|PROXIES|METRICS/.test(name))
    expect(limiting.length).toBeGreaterThan(30)
    expect(limiting.filter((name) => !limits.includes(`\`${name}\``))).toEqual([])
    const told = [...limits.matchAll(/`((?:GATEWAY|RELAY)_[A-Z0-9_]+)`/g)].map(([, name = '']) => name)
    // A standalone relay has these under its own names.
    const standalone = /^RELAY_(PROXIES|IPV6_PREFIX|METRICS_(PORT|HOST|TOKEN))$/
    expect(told.filter((name) => !names.includes(name) && !standalone.test(name))).toEqual([])
  })
})

describe('the guide', () => {
  it('lists every setting in order, with its default', () => {
    const rows = [...guide.matchAll(/^\| `([A-Z0-9_]+)` \| (?:`([^`]*)`)? *\| /gm)].map(([, name, text]) => [
      name,
      text,
    ])
    const defaults: Readonly<Record<string, unknown>> = readConfig({})
    const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
    expect(rows).toEqual(Object.keys(settings.entries).map((name) => [name, textOf(defaults[name])]))
  })

  it('shows a valid chain of every family, and valid origins', () => {
    const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, json = '']) =>
      JSON.parse(json),
    )
    expect(examples.map((chain) => parse(chainSchema, chain).id.split(':')[0])).toEqual([
      'eip155',
      'solana',
      'bip122',
      'polkadot',
    ])
    const origins = [...guide.matchAll(/--origin '?([^\s']+)/g)].map(([, origin = '']) => origin)
    expect(origins.map(readOriginPattern)).toEqual(origins)
  })

  it('shows only existing commands, and quotes the exact error texts', () => {
    const commands = [...guide.matchAll(/^npm run -s gateway -- ([\w-]+ \w+)/gm)].map(
      ([, command = '']) => command,
    )
    expect(commands.length).toBeGreaterThan(4)
    for (const command of commands) expect(usage).toContain(`  ${command}`)
    for (const { text } of [refusals.invalidKey, refusals.originNotAllowed, refusals.quotaUsed])
      expect(guide).toContain(`\`${text}\``)
  })

  it('lists every code of a failed sign-in, with its status', () => {
    const rows = [...guide.matchAll(/^\| (\d{3}) \| (`(?:sign-in|gateway)\/.*) \|$/gm)]
    const told = rows.flatMap(([, status, text = '']) =>
      [...text.matchAll(/`([a-z/-]+)`/g)].map(
        ([, code = '']) => [code.includes('/') ? code : `sign-in/${code}`, Number(status)] as const,
      ),
    )
    expect(new Map(told)).toEqual(new Map([...signInRefusals].map(([code, { status }]) => [code, status])))
  })
})
