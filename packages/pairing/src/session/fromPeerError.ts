import {
  isRecord,
  kindOfCode,
  type LatchkeyError,
  requestExpired,
  sessionEnded,
  userRejected,
  walletAnswered,
  walletRefused,
} from '@latchkey/protocol'

/** Codes for a declined request. */
const declined = new Set([4001, 5000, 5001, 5002, 5003, 5004, 12001])
/** Codes for requests that the wallet's own checks reject: unknown or ungranted methods, events and chains. */
const unauthorized = new Set([1001, 1002, 3001, 3002, 3003, 3004, 3005])

/** Turns a wallet's error into a typed one. The only place that reads paired wallets' codes and texts. */
export function fromPeerError(error: unknown): LatchkeyError {
  const made = { cause: error }
  const { code, message } = read(error)
  if (declined.has(code)) return userRejected(undefined, made)
  if (code === 6000 || code === 7001 || code === 12002) return sessionEnded(undefined, made)
  if (code === 8000 || code === 11005) return requestExpired(undefined, made)
  if (unauthorized.has(code)) return walletRefused(undefined, made)
  // Many wallets decline only in words, with any code or none.
  if (/reject|denied|declin|cancel/i.test(message)) return userRejected(undefined, made)
  const kind = kindOfCode(code)
  if (kind) return kind(undefined, made)
  // JavaScript SDK wallets answer `{}` to requests that the proposal didn't include.
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
