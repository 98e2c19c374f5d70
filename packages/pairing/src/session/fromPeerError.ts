import {
  kindOfCode,
  type LatchkeyError,
  requestExpired,
  sessionEnded,
  userRejected,
  walletAnswered,
  walletRefused,
} from '@latchkey/protocol'
import { isRecord } from '../message/isRecord'

/** Codes by which wallets say that the visitor declined. */
const declined = new Set([4001, 5000, 5001, 5002, 5003, 5004, 12001])
/** Codes by which a wallet's own checks refuse: unknown or not granted methods, events and chains. */
const unauthorized = new Set([1001, 1002, 3001, 3002, 3003, 3004, 3005])

/** The error kind of what a wallet answered: the only place that looks at wallets' codes and texts. */
export function fromPeerError(error: unknown): LatchkeyError {
  const made = { cause: error }
  const { code, message } = read(error)
  if (declined.has(code)) return userRejected(undefined, made)
  if (code === 6000 || code === 7001 || code === 12002) return sessionEnded(undefined, made)
  if (code === 8000 || code === 11005) return requestExpired(undefined, made)
  if (unauthorized.has(code)) return walletRefused(undefined, made)
  // Many wallets say no in words only, with any number or none.
  if (/reject|denied|declin|cancel/i.test(message)) return userRejected(undefined, made)
  const kind = kindOfCode(code)
  if (kind) return kind(undefined, made)
  // Wallets of the JavaScript SDK answer `{}` to what they were not asked for in the proposal.
  if (message === '') return walletRefused(undefined, made)
  return walletAnswered({ message: message.slice(0, 500), wallet: code }, made)
}

function read(error: unknown): { readonly code: number; readonly message: string } {
  if (typeof error === 'string') return { code: 0, message: error }
  if (!isRecord(error)) return { code: 0, message: '' }
  return {
    code: typeof error.code === 'number' ? error.code : Number(error.code) || 0,
    message: typeof error.message === 'string' ? error.message : '',
  }
}
