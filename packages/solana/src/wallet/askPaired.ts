import type { Connector, PairedProvider } from '@latchkey/core'
import { walletMalformed } from '@latchkey/protocol'
import { asking } from './asking'
import { isPaired } from './isPaired'

/** Sends one request to a paired wallet. @throws what `asking` throws */
export function askPaired(
  connector: Connector,
  call: Parameters<PairedProvider['request']>[0],
): Promise<unknown> {
  return asking(connector, call.method, async () => {
    const { provider } = connector
    if (!isPaired(provider)) throw walletMalformed({ what: 'provider' })
    return provider.request(call)
  })
}
