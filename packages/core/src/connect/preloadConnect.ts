import type { Latchkey } from '../Latchkey'
import { pairingConnectorId } from '../pairing/PairingProvider'

/** Fetches the code that connects the installed wallets, so a press on one asks it at once. */
export function preloadConnect(latchkey: Latchkey): void {
  for (const { id, chain } of latchkey.getState().connect.connectors)
    if (id !== pairingConnectorId) latchkey.adapters.get(chain)?.connect.preload?.()
}
