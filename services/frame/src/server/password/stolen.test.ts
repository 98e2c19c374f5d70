import { postPassword, putVault } from '@latchkey/protocol'
import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { expect, it } from 'vitest'
import { sealBroken } from '../../page/errors'
import { passwordFactors } from '../../page/password/passwordFactors'
import type { Bytes } from '../../page/vault/Bytes'
import { openSlot } from '../../page/vault/openSlot'
import { sealSlot } from '../../page/vault/sealSlot'
import { stretchPassword } from '../../recover/stretchPassword'
import { sealedBytes, signInVisitor, startTestSlot, walletAddresses } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'
import { slotContext } from '../vault/startSlot'
import { passwordKey } from './postPassword'

const frame = setUpFrame()
const { oprf } = ristretto255_oprf
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')) as Bytes

it('[FRM-17] the database and the wrapper key open no slot of a password without the password', async () => {
  const owner = await signInVisitor(frame())
  const { signer, token } = owner
  const user = owner.login.user.id
  const { listed, secret: told } = await startTestSlot(frame(), owner, 'password')
  const { slotId } = listed
  const terms = { user, slotId, kind: 'password' }
  const key = crypto.getRandomValues(new Uint8Array(32))
  const factors = await passwordFactors('correct horse battery', terms, {
    stretch: stretchPassword,
    async evaluate(blinded) {
      const body = { blinded: Buffer.from(blinded).toString('base64url') }
      const { output } = await frame().call(postPassword, { params: { slotId }, body, signer, token })
      return bytesOf(output.evaluated)
    },
  })
  const sealed = await sealSlot(key, factors, terms)
  const body = { version: 1, sealed: sealedBytes(), addresses: walletAddresses, proofKey: sealedBytes(32) }
  const stored = await frame().call(putVault, {
    body: { ...body, slots: [{ ...listed, sealed }] },
    signer,
    token,
  })
  expect(stored.code).toBe('')

  // Everything that lies on the server, in clear.
  const { database, wrapper } = frame().services
  const [row] = await database.query<{ sealed: string; secret: Buffer; keyId: string }>(
    'select sealed, secret, key_id as "keyId" from frame_slots where id = $1',
    [slotId],
  )
  if (!row) throw new TypeError('The slot is gone')
  const secret = await wrapper.unwrap({ keyId: row.keyId, bytes: row.secret }, slotContext(slotId))
  expect(secret.toString('base64url')).not.toBe(told)
  // Its key answers every guess, but each takes a second of argon2id, and only the right one opens.
  const guess = async (password: string) => {
    const evaluate = async (blinded: Bytes) => oprf.blindEvaluate(passwordKey(secret), blinded) as Bytes
    const guessed = await passwordFactors(password, terms, { stretch: stretchPassword, evaluate })
    return openSlot(row.sealed, guessed, terms)
  }
  await expect(guess('correct horse batterz')).rejects.toSatisfy(sealBroken.is)
  expect(await guess('correct horse battery')).toEqual(key)
  const tries = [Uint8Array.from(secret), bytesOf(told), new Uint8Array(32)] as Bytes[]
  for (const a of tries)
    for (const b of tries)
      await expect(openSlot(row.sealed, { a, b }, terms)).rejects.toSatisfy(sealBroken.is)
})

it('[FRM-17] neither half of a password opens its slot alone', async () => {
  const terms = { user: 'u', slotId: 's', kind: 'password' }
  const key = crypto.getRandomValues(new Uint8Array(32))
  const [own, other] = [passwordKey(Buffer.alloc(32, 1)), passwordKey(Buffer.alloc(32, 2))]
  const factorsBy = (secretKey: Uint8Array) =>
    passwordFactors('correct horse battery', terms, {
      stretch: async (text) => new Uint8Array(32).fill(text.length),
      evaluate: async (blinded) => oprf.blindEvaluate(secretKey, blinded) as Bytes,
    })
  const sealed = await sealSlot(key, await factorsBy(own), terms)
  expect(await openSlot(sealed, await factorsBy(own), terms)).toEqual(key)
  // The right password, asked of a server without the slot's key.
  await expect(openSlot(sealed, await factorsBy(other), terms)).rejects.toSatisfy(sealBroken.is)
})
