import { isLatchkeyError } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealBroken } from '../errors'
import { addressesOf } from '../vault/addressesOf'
import type { Bytes } from '../vault/Bytes'
import { createKeys } from '../vault/createKeys'
import { sealBytes } from '../vault/sealBytes'
import { createExchange } from './createExchange'
import { createReceiver } from './createReceiver'
import { createSender } from './createSender'
import {
  moveMessageInvalid,
  moveOriginWrong,
  moveOutOfTurn,
  movePromiseBroken,
  moveWalletWrong,
} from './errors'
import { type MessageOf, type MoveMessage, moveMark } from './MoveMessage'
import { boundTo, boxUse, newNonce } from './MoveTerms'
import { readCode, writeCode } from './moveCode'
import { readProvider } from './readProvider'

const oldOrigin = 'https://wallet.old.example'
const newOrigin = 'https://wallet.new.example'
const keysOf = (byte: number) => createKeys(new Uint8Array(32).fill(byte) as Bytes)
const failure = async (work: Promise<unknown>) => work.catch((cause: unknown) => cause)

/** Both sides until they show digits. */
async function meet() {
  const sender = await createSender(oldOrigin)
  const receiver = await createReceiver(newOrigin)
  const answer = await sender.answer(receiver.ask, newOrigin)
  const { reveal, digits } = await receiver.answer(answer, oldOrigin)
  const shown = await sender.compare(reveal)
  return { sender, receiver, answer, reveal, digits, shown }
}

describe('a move', () => {
  it('shows the same six digits on both sides, and the same accounts at the end', async () => {
    const { sender, receiver, digits, shown } = await meet()
    expect(digits).toMatch(/^\d{6}$/)
    expect(shown).toBe(digits)
    const keys = await keysOf(7)
    const wallet = await sender.seal(keys)
    receiver.confirm()
    const moved = await receiver.open(readCode(writeCode(wallet)))
    expect(moved.addresses).toEqual(await addressesOf(keys))
    expect([moved.keys, moved.from]).toEqual([keys, oldOrigin])
    expect(JSON.stringify(wallet)).not.toContain(Buffer.from(keys.evm).toString('base64url'))
  })

  it('[FRM-17] shows other digits each time, and on each side of someone in between', async () => {
    const seen = new Set<string>()
    for (let count = 0; count < 3; count += 1) {
      // Whoever sits in between has a key of their own for each side.
      const sender = await createSender(oldOrigin)
      const receiver = await createReceiver(newOrigin)
      const toSender = await createReceiver(newOrigin)
      const toReceiver = await createSender(oldOrigin)
      const { reveal } = await toSender.answer(await sender.answer(toSender.ask), oldOrigin)
      const { digits } = await receiver.answer(await toReceiver.answer(receiver.ask), oldOrigin)
      const shown = await sender.compare(reveal)
      expect(shown).not.toBe(digits)
      seen.add(shown).add(digits)
    }
    expect(seen.size).toBe(6)
  })

  it('[FRM-17] takes no other key or number than the one that was promised before', async () => {
    const sender = await createSender(oldOrigin)
    const receiver = await createReceiver(newOrigin)
    const other = await createReceiver(newOrigin)
    const answer = await sender.answer(receiver.ask, newOrigin)
    // It saw the answer, and now chooses a key whose digits fit.
    const { reveal } = await other.answer(answer, oldOrigin)
    expect(movePromiseBroken.is(await failure(sender.compare(reveal)))).toBe(true)
    // Nor does it seal anything after that.
    expect(movePromiseBroken.is(await failure(sender.seal(await keysOf(1))))).toBe(true)
    // Another number alone would be enough to try digits.
    const again = await createSender(oldOrigin)
    await again.answer(receiver.ask, newOrigin)
    const own = (await receiver.answer(answer, oldOrigin)).reveal
    const tried = again.compare({ ...own, nonce: newNonce() })
    expect(movePromiseBroken.is(await failure(tried))).toBe(true)
  })

  it('[FRM-17] binds the digits to both origins', async () => {
    const receiver = await createReceiver(newOrigin)
    const sender = await createSender(oldOrigin)
    // The visitor's browser says where a message comes from. A page can write anything.
    expect(moveOriginWrong.is(await failure(sender.answer(receiver.ask, 'https://evil.example')))).toBe(true)
    const answer = await sender.answer(receiver.ask, newOrigin)
    expect(moveOriginWrong.is(await failure(receiver.answer(answer, 'https://evil.example')))).toBe(true)
    // By codes no browser says it: an origin that was changed on the way changes the digits.
    const changed = { ...answer, origin: 'https://evil.example' }
    const { reveal, digits } = await receiver.answer(changed)
    expect(await sender.compare(reveal)).not.toBe(digits)
    // Nor does the wallet open for a visitor who didn't look.
    receiver.confirm()
    const wallet = await sender.seal(await keysOf(1))
    expect(sealBroken.is(await failure(receiver.open(wallet)))).toBe(true)
  })

  it('[FRM-17] refuses a message that comes again or out of turn', async () => {
    const { sender, receiver, answer, reveal } = await meet()
    for (const again of [
      sender.answer(receiver.ask, newOrigin),
      sender.compare(reveal),
      receiver.answer(answer, oldOrigin),
    ])
      expect(moveOutOfTurn.is(await failure(again))).toBe(true)
    const wallet = await sender.seal(await keysOf(2))
    expect(moveOutOfTurn.is(await failure(sender.seal(await keysOf(2))))).toBe(true)
    // The visitor hasn't compared the digits here.
    expect(moveOutOfTurn.is(await failure(receiver.open(wallet)))).toBe(true)
    receiver.confirm()
    await receiver.open(wallet)
    expect(moveOutOfTurn.is(await failure(receiver.open(wallet)))).toBe(true)
    const early = await createSender(oldOrigin)
    expect(moveOutOfTurn.is(await failure(early.compare(reveal)))).toBe(true)
  })

  it('[FRM-17] opens no wallet of another move, and none whose accounts were changed', async () => {
    const first = await meet()
    const second = await meet()
    const wallet = await first.sender.seal(await keysOf(3))
    second.receiver.confirm()
    expect(sealBroken.is(await failure(second.receiver.open(wallet)))).toBe(true)
    first.receiver.confirm()
    const { addresses } = await (await meet()).sender.seal(await keysOf(4))
    expect(sealBroken.is(await failure(first.receiver.open({ ...wallet, addresses })))).toBe(true)
  })

  it('[FRM-17] keeps no wallet that its words do not open', async () => {
    const { sender, receiver } = await meet()
    const [mine, other] = [await keysOf(5), await keysOf(6)]
    receiver.confirm()
    const wallet = await sender.seal({ ...mine, evm: other.evm })
    expect(moveWalletWrong.is(await failure(receiver.open(wallet)))).toBe(true)
  })

  it('[FRM-17] keeps no wallet of other accounts than its provider says', async () => {
    const receiver = await createReceiver(newOrigin)
    const exchange = await createExchange()
    const from = { origin: oldOrigin, publicKey: exchange.publicKey, nonce: newNonce() }
    const { reveal } = await receiver.answer({ ...moveMark, step: 'answer', ...from }, oldOrigin)
    receiver.confirm()
    const terms = { from, to: { origin: newOrigin, publicKey: reveal.publicKey, nonce: reveal.nonce } }
    const { entropy, evm, solana } = await keysOf(5)
    const addresses = await addressesOf(await keysOf(6))
    const sealed = await sealBytes(
      Uint8Array.of(...entropy, ...evm, ...solana),
      await exchange.agree(reveal.publicKey),
      { use: await boxUse(terms), bound: boundTo(addresses) },
    )
    const wallet = { ...moveMark, step: 'wallet', sealed, addresses }
    expect(moveWalletWrong.is(await failure(receiver.open(wallet)))).toBe(true)
  })

  it('[FRM-17] refuses a key that is not on the curve', async () => {
    const { receiver } = await meet()
    const next = await createReceiver(newOrigin)
    const bad: MessageOf<'answer'> = {
      ...moveMark,
      step: 'answer',
      origin: oldOrigin,
      publicKey: Buffer.alloc(65, 4).toString('base64url'),
      nonce: Buffer.alloc(16).toString('base64url'),
    }
    await next.answer(bad, oldOrigin)
    next.confirm()
    const { sender } = await meet()
    const wallet = await sender.seal(await keysOf(8))
    expect(moveMessageInvalid.is(await failure(next.open(wallet)))).toBe(true)
    expect(receiver.ask.promise).toHaveLength(43)
  })

  it('[FRM-17] answers random messages with typed errors', async () => {
    const { sender, receiver, answer, reveal } = await meet()
    const wallet = await (await meet()).sender.seal(await keysOf(9))
    const known: readonly MoveMessage[] = [receiver.ask, answer, reveal, wallet]
    const message = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(
          fc.constantFrom(...known),
          fc.dictionary(fc.constantFrom('step', 'origin', 'nonce'), fc.jsonValue()),
        )
        .map(([one, change]) => ({ ...one, ...change })),
    )
    await fc.assert(
      fc.asyncProperty(message, async (data) => {
        for (const work of [
          sender.answer(data),
          sender.compare(data),
          receiver.answer(data),
          receiver.open(data),
        ])
          expect(isLatchkeyError(await failure(work))).toBe(true)
      }),
      { numRuns: 200, seed: 20_261_117 },
    )
  })
})

describe('a code that the visitor carries over', () => {
  it('is read again with white space in it, and nothing else is', async () => {
    const { ask } = await createReceiver(newOrigin)
    expect(readCode(` ${writeCode(ask).replace(/(.{20})/g, '$1\n')} `)).toEqual(ask)
    for (const text of ['', 'hello', '%', 'A'.repeat(5_000), `${writeCode(ask)}!`])
      expect(moveMessageInvalid.is(await failure((async () => readCode(text))())), text).toBe(true)
  })
})

describe('the address of a provider', () => {
  it.each([
    ['wallet.example.com', 'https://wallet.example.com'],
    [' https://wallet.example.com/sdk?x=1 ', 'https://wallet.example.com'],
    ['http://wallet.localhost:4102', 'http://wallet.localhost:4102'],
    ['http://wallet.example.com', null],
    ['javascript:alert(1)', null],
    ['https://user:password@wallet.example.com', null],
    ['', null],
    ['my old wallet', null],
    ['wallet', null],
    ['data://x', null],
  ])('%s is %s', (typed, origin) => {
    expect(readProvider(typed)).toBe(origin)
  })
})
