import type { Namespace } from '@latchkey/protocol'
import { dropWallet } from '../connect/dropWallet'
import type { Latchkey } from '../Latchkey'

/** Removes a wallet that the site has disconnected itself. The wallet isn't asked to forget the site again. */
export function leaveWallet(latchkey: Latchkey, namespace: Namespace, connectorId: string): void {
  dropWallet(latchkey, namespace, connectorId)
}
