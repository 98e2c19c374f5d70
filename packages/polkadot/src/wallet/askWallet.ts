import type { Connector } from '@latchkey/core'
import { loaded } from '@latchkey/protocol'

/** Asks a wallet something. Whatever it throws becomes an error kind. */
export async function askWallet<Answer>(connector: Connector, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    // Only fetched when a wallet fails.
    const { fromWalletError } = await loaded(import('../errors/fromWalletError'))
    throw fromWalletError(cause, connector)
  }
}
