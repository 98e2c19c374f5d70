import { addressesOf } from '../vault/addressesOf'
import { createKeys } from '../vault/createKeys'
import { openBytes } from '../vault/openBytes'
import type { VaultKeys } from '../vault/VaultKeys'
import type { VaultAddresses } from '../vault/VaultTask'
import { wipe } from '../vault/wipe'
import { createExchange } from './createExchange'
import { moveOriginWrong, moveOutOfTurn, moveWalletWrong } from './errors'
import { type MessageOf, moveMark } from './MoveMessage'
import { boundTo, boxUse, digitsOf, type MoveTerms, newNonce, promiseOf } from './MoveTerms'
import { readMessage } from './readMessage'
import { takeTurns } from './takeTurns'

/** A wallet that arrived. The caller wipes its keys. */
export type MovedWallet = {
  readonly keys: VaultKeys
  readonly addresses: VaultAddresses
  readonly from: string
}

/** The new frame's part in a move. Each function works once, in this order. */
export type Receiver = {
  /** What to ask the old frame. */
  readonly ask: MessageOf<'ask'>
  /** Takes the old frame's key. `from` is its origin, if it's known. */
  answer(
    answer: unknown,
    from?: string,
  ): Promise<{ readonly reveal: MessageOf<'reveal'>; readonly digits: string; readonly from: string }>
  /** The visitor has seen the same digits in the other window. */
  confirm(): void
  /** Opens the wallet, and checks that its keys are those of its accounts. @throws sealBroken, moveWalletWrong */
  open(wallet: unknown): Promise<MovedWallet>
}

/** Starts the new frame's part. Every move has its own key. */
export async function createReceiver(origin: string): Promise<Receiver> {
  const exchange = await createExchange()
  const own = { origin, publicKey: exchange.publicKey, nonce: newNonce() }
  const turn = takeTurns(['answer', 'confirm', 'open'] as const)
  let terms: MoveTerms | undefined
  return {
    ask: { ...moveMark, step: 'ask', origin, promise: await promiseOf(own) },
    async answer(data, from) {
      const { origin: other, publicKey, nonce } = readMessage(data, 'answer')
      if (from !== undefined && other !== from) throw moveOriginWrong({ origin: other })
      turn('answer')
      terms = { to: own, from: { origin: other, publicKey, nonce } }
      const reveal = { ...moveMark, step: 'reveal', publicKey: own.publicKey, nonce: own.nonce } as const
      return { reveal, digits: await digitsOf(terms), from: other }
    },
    confirm: () => turn('confirm'),
    async open(data) {
      const { sealed, addresses } = readMessage(data, 'wallet')
      turn('open')
      if (!terms) throw moveOutOfTurn()
      const secret = await exchange.agree(terms.from.publicKey)
      try {
        const plain = await openBytes(sealed, secret, { use: await boxUse(terms), bound: boundTo(addresses) })
        const keys = await readKeys(plain)
        const derived = await addressesOf(keys)
        if (boundTo(derived) === boundTo(addresses))
          return { keys, addresses: derived, from: terms.from.origin }
        wipe(keys.entropy, keys.evm, keys.solana)
        throw moveWalletWrong()
      } finally {
        wipe(secret)
      }
    },
  }
}

/** Reads keys, which must be those of their words: a wallet that its words don't open isn't safe to keep. */
async function readKeys(plain: Uint8Array<ArrayBuffer>): Promise<VaultKeys> {
  if (plain.length !== 96) throw moveWalletWrong()
  const keys = await createKeys(plain.slice(0, 32))
  const isSame = [...keys.evm, ...keys.solana].every((byte, index) => byte === plain[32 + index])
  wipe(plain)
  if (isSame) return keys
  wipe(keys.entropy, keys.evm, keys.solana)
  throw moveWalletWrong()
}
