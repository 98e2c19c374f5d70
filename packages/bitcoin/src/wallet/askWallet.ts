import type { Connector } from '@latchkey/core'
import { loaded } from '@latchkey/protocol'
import { formOf } from './formOf'

/** Does something with a wallet; whatever it throws, and however, arrives as an error kind. */
export async function askWallet<Result>(connector: Connector, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    // Loaded when it is needed: a visitor whose wallet agrees never does.
    const { fromWalletError } = await loaded(import('../errors/fromWalletError'))
    throw fromWalletError(cause, connector.name, formOf(connector))
  }
}
