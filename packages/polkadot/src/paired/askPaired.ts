import { type Connector, hasMethod, type PairedProvider } from '@latchkey/core'
import { walletMalformed } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'

function isPairedProvider(value: unknown): value is PairedProvider {
  return hasMethod(value, 'request')
}

/** Sends one request to a paired wallet. Whatever it throws becomes an error kind. */
export function askPaired(
  connector: Connector,
  call: Parameters<PairedProvider['request']>[0],
): Promise<unknown> {
  return askWallet(connector, async () => {
    const { provider } = connector
    if (!isPairedProvider(provider)) throw walletMalformed({ what: 'provider' })
    return provider.request(call)
  })
}
