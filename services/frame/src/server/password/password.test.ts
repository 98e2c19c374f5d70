import { createHash } from 'node:crypto'
import { postPassword } from '@latchkey/protocol'
import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { describe, expect, it } from 'vitest'
import { type SignedIn, signInVisitor, startTestSlot } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()
const { oprf } = ristretto255_oprf
type Page = Pick<SignedIn, 'signer' | 'token'>

describe('a password', () => {
  it('becomes the same key each time, and the server never sees it', async () => {
    const owner = await signInVisitor(frame())
    const slotId = await startPassword(owner)
    const first = await stretch(owner, slotId, 'correct horse')
    expect(first).toHaveLength(64)
    expect(await stretch(owner, slotId, 'correct horse')).toEqual(first)
    expect(await stretch(owner, slotId, 'correct house')).not.toEqual(first)
    expect(await stretch(owner, await startPassword(owner), 'correct horse')).not.toEqual(first)
  })

  it('is evaluated only for the owner of the slot', async () => {
    const [owner, stranger] = [await signInVisitor(frame()), await signInVisitor(frame())]
    const slotId = await startPassword(owner)
    expect((await evaluate(stranger, slotId, blindOf('x'))).code).toBe('embedded/slot-unknown')
    const device = await startTestSlot(frame(), owner, 'device')
    expect((await evaluate(owner, device.listed.slotId, blindOf('x'))).code).toBe('embedded/slot-unknown')
    expect((await evaluate(owner, "' or true --", blindOf('x'))).code).toBe('embedded/slot-unknown')
  })

  it('is guessed ten times an hour and thirty times a day, whatever the slot', async () => {
    const owner = await signInVisitor(frame())
    const slots = [await startPassword(owner), await startPassword(owner)]
    const guess = (count: number) => evaluate(owner, slots[count % 2] ?? '', blindOf(`guess ${count}`))
    const round = async () => {
      const answers = await Promise.all(Array.from({ length: 13 }, (_, index) => guess(index)))
      return answers.filter(({ status }) => status === 200).length
    }
    expect(await round()).toBe(10)
    frame().clock.advance(3_600_001)
    expect(await round()).toBe(10)
    frame().clock.advance(3_600_001)
    expect(await round()).toBe(10)
    frame().clock.advance(3_600_001)
    expect(await round()).toBe(0)
    const refused = await guess(0)
    expect([refused.status, refused.code]).toEqual([429, 'embedded/password-wait'])
  })

  it('is guessed sixty times an hour from one address, whoever asks', async () => {
    const address = '198.51.100.77'
    const answers: number[] = []
    for (let index = 0; index < 7; index += 1) {
      const owner = await signInVisitor(frame())
      const slotId = await startPassword(owner)
      for (let count = 0; count < 9; count += 1)
        answers.push((await evaluate(owner, slotId, blindOf('x'), address)).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(60)
  })

  it('tells how many tries are left', async () => {
    const owner = await signInVisitor(frame())
    const slotId = await startPassword(owner)
    const lefts: number[] = []
    for (let count = 0; count < 10; count += 1)
      lefts.push((await evaluate(owner, slotId, blindOf('x'))).output.left)
    expect(lefts).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  })

  it('is refused when it is no point of the group, or the empty one', async () => {
    const owner = await signInVisitor(frame())
    const slotId = await startPassword(owner)
    for (const bytes of [Buffer.alloc(32), Buffer.alloc(32, 255)])
      expect((await evaluate(owner, slotId, bytes.toString('base64url'))).code).toBe('http/invalid-request')
  })
})

const blindOf = (password: string) => Buffer.from(oprf.blind(bytesOf(password)).blinded).toString('base64url')

function bytesOf(password: string): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(password).digest())
}

async function startPassword(owner: Page): Promise<string> {
  return (await startTestSlot(frame(), owner, 'password')).listed.slotId
}

function evaluate({ signer, token }: Page, slotId: string, blinded: string, address?: string) {
  const headers = address ? { 'x-forwarded-for': address } : {}
  return frame().call(postPassword, { params: { slotId }, body: { blinded }, signer, token, headers })
}

async function stretch(owner: Page, slotId: string, password: string): Promise<Uint8Array> {
  const { blind, blinded } = oprf.blind(bytesOf(password))
  const { output } = await evaluate(owner, slotId, Buffer.from(blinded).toString('base64url'))
  return oprf.finalize(bytesOf(password), blind, Uint8Array.from(Buffer.from(output.evaluated, 'base64url')))
}
