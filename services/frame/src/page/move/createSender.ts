import { addressesOf } from '../vault/addressesOf'
import { sealBytes } from '../vault/sealBytes'
import type { VaultKeys } from '../vault/VaultKeys'
import { wipe } from '../vault/wipe'
import { createExchange } from './createExchange'
import { moveOriginWrong, movePromiseBroken } from './errors'
import { type MessageOf, moveMark } from './MoveMessage'
import { boundTo, boxUse, digitsOf, type MoveTerms, newNonce, promiseOf } from './MoveTerms'
import { readMessage } from './readMessage'
import { takeTurns } from './takeTurns'

/** The old frame's part in a move. Each function works once, in this order. */
export type Sender = {
  /** Answers what the new frame asks. `from` is its origin as the browser named it, if it did. */
  answer(ask: unknown, from?: string): Promise<MessageOf<'answer'>>
  /** Where the wallet goes, once that is known. */
  readonly to: () => string
  /** Takes the new frame's key, and returns the digits to compare. @throws movePromiseBroken */
  compare(reveal: unknown): Promise<string>
  /** Seals the wallet, once the visitor has seen the same digits in the other window. */
  seal(keys: VaultKeys): Promise<MessageOf<'wallet'>>
}

/** Starts the old frame's part. Every move has its own key. */
export async function createSender(origin: string): Promise<Sender> {
  const exchange = await createExchange()
  const own = { origin, publicKey: exchange.publicKey, nonce: newNonce() }
  const turn = takeTurns(['answer', 'compare', 'seal'] as const)
  let asked: MessageOf<'ask'> | undefined
  let terms: MoveTerms | undefined
  return {
    to: () => asked?.origin ?? '',
    async answer(data, from) {
      const ask = readMessage(data, 'ask')
      // A page can write any origin into a message. Only what the browser says counts.
      if (from !== undefined && ask.origin !== from) throw moveOriginWrong({ origin: from })
      turn('answer')
      asked = ask
      return { ...moveMark, step: 'answer', ...own }
    },
    async compare(data) {
      const { publicKey, nonce } = readMessage(data, 'reveal')
      turn('compare')
      const to = { origin: asked?.origin ?? '', publicKey, nonce }
      if ((await promiseOf(to)) !== asked?.promise) throw movePromiseBroken()
      terms = { to, from: own }
      return digitsOf(terms)
    },
    async seal(keys) {
      turn('seal')
      if (!terms) throw movePromiseBroken()
      const addresses = await addressesOf(keys)
      const secret = await exchange.agree(terms.to.publicKey)
      const plain = Uint8Array.of(...keys.entropy, ...keys.evm, ...keys.solana)
      try {
        const box = { use: await boxUse(terms), bound: boundTo(addresses) }
        return { ...moveMark, step: 'wallet', sealed: await sealBytes(plain, secret, box), addresses }
      } finally {
        wipe(secret, plain)
      }
    },
  }
}
