import type { Connector } from '@latchkey/core'
import { expect, vi } from 'vitest'
import type { FamilyFixture } from './ChainFixture'

/** Starts to look for wallets and collects what is found. */
export function startDiscovery({ adapter }: FamilyFixture) {
  const found: Connector[] = []
  const stop = adapter.discover({
    announced: true,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  return { found, stop }
}

/** Announces the wallet and waits until the adapter has found it. */
export async function findWallet(fixture: FamilyFixture): Promise<Connector> {
  fixture.wallet.announce()
  const { found } = startDiscovery(fixture)
  const isIt = ({ id }: Connector) => id === fixture.wallet.connectorId
  return vi.waitFor(() => found.find(isIt) ?? expect.unreachable('the wallet was not found'))
}
