import type { Connector } from '@latchkey/core'
import { loaded } from '@latchkey/protocol'
import { formOf } from './formOf'

/** Asks a wallet something. Whatever it throws becomes an error kind. */
export async function askWallet<Result>(connector: Connector, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    // Only fetched when a wallet fails.
    const { fromWalletError } = await loaded(import('../errors/fromWalletError'))
    throw fromWalletError(cause, connector.name, formOf(connector))
  }
}
