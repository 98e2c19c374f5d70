import { startTestDapp } from '@latchkey/relay/testing'
import type { PairingClient } from './PairingClient'
import { signing } from './signing'

/** A site with the peer's client, the newest open-source version. */
export async function openPeer(relayUrl: string): Promise<PairingClient> {
  const dapp = await startTestDapp(relayUrl, { version: '2.21.8' })
  return {
    async connect(scan) {
      const { uri, session } = await dapp.connect()
      scan(uri)
      await session
    },
    sign: () => dapp.provider.request(signing, 'eip155:1'),
    disconnect: () => dapp.provider.disconnect(),
    close: () => dapp.stop(),
  }
}
