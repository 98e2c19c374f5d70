import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { invalidRelaySetting } from '../errors'
import { readSettings } from './readSettings'

const database = { DATABASE_URL: 'postgres://localhost/relay' }

it('has a default for everything except the database', () => {
  expect(readSettings({ ...database, REDIS_URL: '' })).toMatchObject({
    RELAY_PORT: 4103,
    RELAY_HOST: '127.0.0.1',
    RELAY_PROJECTS: [],
    RELAY_ATTESTATION: 'blank',
    RELAY_SOCKETS_PER_ADDRESS: 50,
  })
})

it.each([
  ['DATABASE_URL', {}],
  ['RELAY_PORT', { ...database, RELAY_PORT: '70000' }],
  ['REDIS_URL', { ...database, REDIS_URL: 'http://localhost' }],
  ['RELAY_METRICS_TOKEN', { ...database, RELAY_METRICS_TOKEN: 'short' }],
  ['RELAY_AUDIENCES', { ...database, RELAY_AUDIENCES: 'wss://x' }],
  ['RELAY_PROJECTS', { ...database, RELAY_PROJECTS: '{}' }],
])('names the invalid setting %s', (name, env) => {
  try {
    readSettings(env)
    expect.unreachable()
  } catch (error) {
    expect(invalidRelaySetting.is(error) && error.values.name).toBe(name)
  }
})

it('shows nothing of an invalid URL with a password', () => {
  for (const url of [
    'redis://user:secret@host:99999',
    'redis://user:secret@ho st',
    'http://user:secret@host',
  ])
    try {
      readSettings({ ...database, REDIS_URL: url })
      expect.unreachable()
    } catch (error) {
      expect(invalidRelaySetting.is(error) && error.values).toEqual({
        name: 'REDIS_URL',
        reason: 'not a Redis URL',
      })
      expect(inspect(error, { depth: 9 })).not.toContain('secret')
    }
})
