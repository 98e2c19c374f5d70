import type { Connector } from '@latchkey/core'
import { loaded, walletMalformed } from '@latchkey/protocol'
import { isEip1193Provider } from './isEip1193Provider'

/** One question to the wallet behind a connector; whatever it throws, and however, arrives as an error kind. */
export async function askWallet(
  connector: Connector,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  try {
    const { provider } = connector
    if (!isEip1193Provider(provider)) throw walletMalformed({ what: 'provider' })
    return await provider.request(params ? { method, params } : { method })
  } catch (cause) {
    // Loaded when it is needed: a visitor whose wallet agrees never does.
    const { fromProviderError } = await loaded(import('../errors/fromProviderError'))
    throw fromProviderError(cause, connector)
  }
}
