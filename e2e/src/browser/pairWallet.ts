import { expect } from 'vitest'
import { copyLink } from './copyLink'
import { openPairing } from './openPairing'
import type { Visit } from './openVisit'
import type { WalletHandle } from './walletOf'

/**
 * Pairs the web wallet with the demo as a visitor with both does: copies the link here, pastes it there, approves, and
 * waits until both are connected.
 */
export async function pairWallet(visit: Visit, wallet: WalletHandle): Promise<void> {
  await openPairing(visit)
  await wallet.pair(await copyLink(visit))
  await wallet.decide('Connect')
  await wallet.sites.first().waitFor()
  await visit.modal.expectClosed()
  await expect.poll(async () => (await visit.demo.hooks()).useAccount.connectorId).toBe('walletConnect')
}
