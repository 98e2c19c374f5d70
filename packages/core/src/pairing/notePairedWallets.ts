import type { Namespace } from '@latchkey/protocol'
import type { PairingContext } from '../ports/PairingPort'
import { transition } from '../store/createStore'
import { pairingConnectorId, pairingName } from './PairingProvider'

/** How a paired wallet describes itself, in each family that it has a session for. */
export type PairedWallets = {
  readonly [N in Namespace]?: { readonly name: string; readonly imageUrl?: string | undefined }
}

/** The connectors of a pairing take the name of the paired wallet, and their own name when it is gone. */
const walletsNamed = /* @__PURE__ */ transition<PairedWallets>('pairing/wallets', (state, wallets) => {
  const connectors = state.connect.connectors.map((connector) => {
    if (connector.id !== pairingConnectorId) return connector
    const { name = pairingName, imageUrl } = wallets[connector.chain] ?? {}
    if (connector.name === name && connector.imageUrl === imageUrl) return connector
    const { imageUrl: _, ...rest } = connector
    return { ...rest, name, ...(imageUrl ? { imageUrl } : {}) }
  })
  const isSame = connectors.every((connector, at) => connector === state.connect.connectors[at])
  return isSame ? state : { ...state, connect: { ...state.connect, connectors } }
})

/** Stores which wallets have a session; called by the pairing client. */
export function notePairedWallets({ store }: PairingContext, wallets: PairedWallets): void {
  store.send(walletsNamed, wallets)
}
