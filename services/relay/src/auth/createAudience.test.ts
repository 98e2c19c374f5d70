import { describe, expect, it } from 'vitest'
import { createAudience } from './createAudience'

describe('createAudience', () => {
  it('accepts the address the client used if none is configured', () => {
    const isMine = createAudience([])
    expect(isMine('ws://localhost:4101/relay', 'localhost:4101')).toBe(true)
    expect(isMine('wss://relay.example', 'Relay.example')).toBe(true)
    for (const other of ['wss://other.example', 'relay.example', 'ftp://relay.example', ''])
      expect(isMine(other, 'relay.example')).toBe(false)
  })

  it('otherwise accepts only the configured ones, with or without a trailing slash', () => {
    const isMine = createAudience(['wss://wallets.example/relay/'])
    expect(isMine('wss://wallets.example/relay', 'inside:4101')).toBe(true)
    expect(isMine('wss://inside:4101', 'inside:4101')).toBe(false)
  })
})
