import { describe, expect, it } from 'vitest'
import { createAudience } from './createAudience'

describe('createAudience', () => {
  it('takes the address that was asked for where none is named', () => {
    const isMine = createAudience([])
    expect(isMine('ws://localhost:4101/relay', 'localhost:4101')).toBe(true)
    expect(isMine('wss://relay.example', 'Relay.example')).toBe(true)
    for (const other of ['wss://other.example', 'relay.example', 'ftp://relay.example', ''])
      expect(isMine(other, 'relay.example')).toBe(false)
  })

  it('takes only the named ones otherwise, with or without the last slash', () => {
    const isMine = createAudience(['wss://wallets.example/relay/'])
    expect(isMine('wss://wallets.example/relay', 'inside:4101')).toBe(true)
    expect(isMine('wss://inside:4101', 'inside:4101')).toBe(false)
  })
})
