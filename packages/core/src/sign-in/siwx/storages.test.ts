import { type SignInSession, writeSignInMessage } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { setUp } from '../../testing/setUp'
import { addressA, addressB, signatureOf } from '../../testing/signInSite'
import { localSessions } from './localSessions'
import { memorySessions } from './memorySessions'

function createSession(accountAddress: string, chainId: SignInSession['data']['chainId']): SignInSession {
  const data: SignInSession['data'] = {
    domain: 'site.example',
    accountAddress,
    chainId,
    uri: 'https://site.example',
    version: '1',
    nonce: 'abcdefgh12345678',
    issuedAt: '2026-01-01T00:00:00.000Z',
    expirationTime: '2026-01-02T00:00:00.000Z',
  }
  const message = writeSignInMessage(data)
  return { data, message, signature: signatureOf(message, accountAddress) }
}

const one = createSession(addressA, 'eip155:1')
const elsewhere = createSession(addressA, 'eip155:2')
const other = createSession(addressB, 'eip155:1')

describe.each([
  ['memorySessions', memorySessions],
  ['localSessions', localSessions],
])('[SIW-6] %s', (_, create) => {
  const open = () => {
    const site = setUp()
    const sessions = create()
    sessions.attach?.(site.latchkey)
    return { ...site, sessions }
  }

  it('keeps one session per account and network, and removes only the given pair', async () => {
    const { sessions } = open()
    for (const session of [one, elsewhere, other, one]) await sessions.add(session)
    expect(await sessions.get('eip155:1', addressA)).toEqual([one])
    await sessions.delete('eip155:1', addressA)
    expect(await sessions.get('eip155:1', addressA)).toEqual([])
    expect(await sessions.get('eip155:2', addressA)).toEqual([elsewhere])
    expect(await sessions.get('eip155:1', addressB)).toEqual([other])
    await sessions.set([one])
    expect(await sessions.get('eip155:1', addressB)).toEqual([])
    await sessions.set([])
    expect(await sessions.get('eip155:1', addressA)).toEqual([])
  })

  it('compares EVM addresses regardless of case, and others exactly', async () => {
    const { sessions } = open()
    await sessions.add(one)
    expect(await sessions.get('eip155:1', addressA.toUpperCase().replace('0X', '0x'))).toEqual([one])
    const solana = { ...one, data: { ...one.data, chainId: 'solana:1', accountAddress: 'So1a' } } as const
    await sessions.add(solana)
    expect(await sessions.get('solana:1', 'so1a')).toEqual([])
    expect(await sessions.get('solana:1', 'So1a')).toEqual([solana])
  })

  it('returns no expired session', async () => {
    const { sessions, host } = open()
    await sessions.add(one)
    host.advance(86_399_999)
    expect(await sessions.get('eip155:1', addressA)).toEqual([one])
    host.advance(1)
    expect(await sessions.get('eip155:1', addressA)).toEqual([])
  })

  it('limits how many it keeps', async () => {
    const { sessions } = open()
    const all = Array.from({ length: 60 }, (_, id) => createSession(addressA, `eip155:${id + 1}`))
    for (const session of all) await sessions.add(session)
    expect(await sessions.get('eip155:1', addressA)).toEqual([])
    expect(await sessions.get('eip155:60', addressA)).toHaveLength(1)
  })
})

it('[SIW-6] localSessions needs an instance, and survives a storage that throws', async () => {
  await expect(localSessions().get('eip155:1', addressA)).rejects.toThrow('SIWX is not enabled')
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new TypeError('full')
    },
    removeItem: () => undefined,
  }
  const sessions = localSessions()
  sessions.attach?.(setUp({ parts: { storage } }).latchkey)
  await sessions.add(one)
  expect(await sessions.get('eip155:1', addressA)).toEqual([one])
})
