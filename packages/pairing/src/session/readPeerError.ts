import { type LatchkeyError, walletRefused } from '@latchkey/protocol'

/** The error kind of what a wallet answered; how wallets' codes and texts are read is loaded with the first of them. */
export async function readPeerError(error: unknown): Promise<LatchkeyError> {
  try {
    const { fromPeerError } = await import('./fromPeerError')
    return fromPeerError(error)
  } catch {
    // The site's own files can't be reached: that the wallet did not do it is all that can be told.
    return walletRefused(undefined, { cause: error })
  }
}
