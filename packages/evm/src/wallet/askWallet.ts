import type { Connector } from '@latchkey/core'
import { loaded, walletMalformed } from '@latchkey/protocol'
import { isEip1193Provider } from './isEip1193Provider'

/** Sends one request to the wallet behind a connector. Whatever it throws becomes an error kind. */
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
    // Only fetched when a wallet fails.
    const { fromProviderError } = await loaded(import('../errors/fromProviderError'))
    throw fromProviderError(cause, connector)
  }
}
