import type { Connector } from '@latchkey/core'
import { loaded } from '@latchkey/protocol'

/** Waits for a wallet's answer. Whatever it throws becomes an error kind. */
export async function asking<Answer>(
  connector: Connector,
  what: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    // Only fetched when a wallet fails.
    const { fromWalletError } = await loaded(import('../errors/fromWalletError'))
    throw fromWalletError(cause, connector, what)
  }
}
