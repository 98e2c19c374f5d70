import { type LatchkeyError, walletRefused } from '@latchkey/protocol'

/** Turns a wallet's error into a typed one; the code for it loads with the first error. */
export async function readPeerError(error: unknown): Promise<LatchkeyError> {
  try {
    const { fromPeerError } = await import('./fromPeerError')
    return fromPeerError(error)
  } catch {
    // The chunk failed to load; report a plain rejection.
    return walletRefused(undefined, { cause: error })
  }
}
