import { base64urlnopad } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { sealBroken } from '../errors'
import { openSlot } from './openSlot'
import { openVault } from './openVault'
import { sealSlot } from './sealSlot'
import { sealVault } from './sealVault'

const bytes = (fill: number) => new Uint8Array(32).fill(fill)
const vaultKey = bytes(1)
const keys = { entropy: bytes(2), evm: bytes(3), solana: bytes(4) }
const owner = { user: 'u1', version: 1 }
const terms = { user: 'u1', slotId: 's1', kind: 'device' }
const factors = { a: bytes(5), b: bytes(6) }

/** Changes one bit of a box. */
function flip(sealed: string, at: number): string {
  const box = base64urlnopad.decode(sealed)
  box[at] = (box[at] ?? 0) ^ 1
  return base64urlnopad.encode(box)
}

describe('a vault', () => {
  it('opens with its key, for its user and version', async () => {
    expect(await openVault(await sealVault(keys, vaultKey, owner), vaultKey, owner)).toEqual(keys)
  })

  it.each([
    ['another key', bytes(9), owner],
    ['another user', vaultKey, { ...owner, user: 'u2' }],
    ['an older version', vaultKey, { ...owner, version: 0 }],
  ])('[FRM-17] does not open with %s', async (_, key, who) => {
    const sealed = await sealVault(keys, vaultKey, owner)
    await expect(openVault(sealed, key, who)).rejects.toSatisfy(sealBroken.is)
  })

  it('does not open after any byte has changed', async () => {
    const sealed = await sealVault(keys, vaultKey, owner)
    const { length } = base64urlnopad.decode(sealed)
    for (const at of [0, 11, 12, 60, length - 1])
      await expect(openVault(flip(sealed, at), vaultKey, owner)).rejects.toSatisfy(sealBroken.is)
    await expect(openVault('not base64 !', vaultKey, owner)).rejects.toSatisfy(sealBroken.is)
  })

  it('never seals the same keys into the same box', async () => {
    const boxes = await Promise.all([1, 2, 3].map(() => sealVault(keys, vaultKey, owner)))
    expect(new Set(boxes).size).toBe(3)
  })

  it('is not a slot, and a slot is not a vault', async () => {
    const slot = await sealSlot(vaultKey, factors, terms)
    await expect(openVault(slot, vaultKey, owner)).rejects.toSatisfy(sealBroken.is)
  })
})

describe('a slot', () => {
  it('opens with both factors', async () => {
    expect(await openSlot(await sealSlot(vaultKey, factors, terms), factors, terms)).toEqual(vaultKey)
  })

  it.each([
    ['another first factor', { ...factors, a: bytes(9) }, terms],
    ['another second factor', { ...factors, b: bytes(9) }, terms],
    ['swapped factors', { a: factors.b, b: factors.a }, terms],
    ['a missing factor', { ...factors, b: new Uint8Array() }, terms],
    ['bytes moved between the factors', { a: factors.a.slice(1), b: Uint8Array.of(5, ...factors.b) }, terms],
    ['another user', factors, { ...terms, user: 'u2' }],
    ['another slot', factors, { ...terms, slotId: 's2' }],
    ['another kind', factors, { ...terms, kind: 'auto' }],
  ])('[FRM-17] does not open with %s', async (_, tried, named) => {
    const sealed = await sealSlot(vaultKey, factors, terms)
    await expect(openSlot(sealed, tried, named)).rejects.toSatisfy(sealBroken.is)
  })
})
