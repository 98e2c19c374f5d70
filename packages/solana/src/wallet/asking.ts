import type { Connector } from '@latchkey/core'
import { loaded } from '@latchkey/protocol'

/** Waits for a wallet's answer; whatever it throws, and however, arrives as an error kind. */
export async function asking<Answer>(
  connector: Connector,
  what: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    // Loaded when it is needed: a visitor whose wallet agrees never does.
    const { fromWalletError } = await loaded(import('../errors/fromWalletError'))
    throw fromWalletError(cause, connector, what)
  }
}
