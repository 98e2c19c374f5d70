import { base64urlnopad } from '@scure/base'
import type { Bytes } from '../vault/Bytes'
import { hashOf } from './hashOf'

/** A public key, and a random number that was never used before. */
export type MoveKey = { readonly publicKey: string; readonly nonce: string }

/** What both frames must agree on. A single letter that differs gives other digits, and a wallet that doesn't open. */
export type MoveTerms = {
  readonly to: MoveKey & { readonly origin: string }
  readonly from: MoveKey & { readonly origin: string }
}

/** What the new frame sends before it sees the old one's key. */
export async function promiseOf({ origin, publicKey, nonce }: MoveTerms['to']): Promise<string> {
  return base64urlnopad.encode(await hashOf('promise', [origin, publicKey, nonce]))
}

/** The six digits that the visitor compares. */
export async function digitsOf(terms: MoveTerms): Promise<string> {
  const hash = await hashOf('digits', textsOf(terms))
  const number = new DataView(hash.buffer).getBigUint64(0)
  return String(number % 1_000_000n).padStart(6, '0')
}

/** What the box with the wallet is for: this move, and no other. */
export async function boxUse(terms: MoveTerms): Promise<string> {
  return `move:${base64urlnopad.encode(await hashOf('box', textsOf(terms)))}`
}

function textsOf({ to, from }: MoveTerms): readonly string[] {
  return [to.origin, from.origin, to.publicKey, from.publicKey, to.nonce, from.nonce]
}

/** A number that was never used before. */
export function newNonce(): string {
  return base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(16) as Bytes))
}

/** The accounts that a box is said to hold. */
export function boundTo({ eip155, solana }: { readonly eip155: string; readonly solana: string }): string {
  return `${eip155}|${solana}`
}
