import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { passwordKey } from '../../server/password/postPassword'
import type { Bytes } from '../vault/Bytes'
import { passwordFactors } from './passwordFactors'

const { oprf } = ristretto255_oprf

/** The factors of a password, quickly stretched, by a server with a secret for the slot. */
async function factorsOf(password: string, { user = 'u', slotId = 's', secret = 1 } = {}) {
  const asked: Bytes[] = []
  const { a, b } = await passwordFactors(
    password,
    { user, slotId },
    {
      stretch: async (text, salt) => sha256(concatBytes(utf8ToBytes(text), salt)) as Bytes,
      async evaluate(blinded) {
        asked.push(blinded)
        return oprf.blindEvaluate(passwordKey(Buffer.alloc(32, secret)), blinded) as Bytes
      },
    },
  )
  return { a: bytesToHex(a), b: bytesToHex(b), asked: asked.map((point) => bytesToHex(point)) }
}

it('turns a password into the factors that stored wallets were locked with', async () => {
  const { a, b } = await factorsOf('correct horse battery')
  expect(a).toBe('f9bad734f12e6410dc18bad25326e3e3bd38f9c12ccd4e0f64ad6bd2bc13ed30')
  expect(b).toBe('1e3946e661ab06e3be7a66ceb70b33723cad734bb1413cb64cb50560ced38618')
})

it('[FRM-17] gives other factors for another password, person or slot, and another half by another key', async () => {
  const own = await factorsOf('correct horse battery')
  const others = [
    await factorsOf('correct horse batterz'),
    await factorsOf('correct horse battery', { user: 'v' }),
    await factorsOf('correct horse battery', { slotId: 't' }),
  ]
  for (const { a, b } of others) {
    expect(a).not.toBe(own.a)
    expect(b).not.toBe(own.b)
  }
  const { a, b } = await factorsOf('correct horse battery', { secret: 2 })
  expect(a).toBe(own.a)
  expect(b).not.toBe(own.b)
})

it('[FRM-17] shows the server another point each time, though the password is the same', async () => {
  const [first, second] = [await factorsOf('correct horse battery'), await factorsOf('correct horse battery')]
  expect(first.b).toBe(second.b)
  expect(first.asked).toHaveLength(1)
  expect(first.asked).not.toEqual(second.asked)
})
