import type { Connector } from '../ports/Connector'
import { transition } from '../store/createStore'
import { isRival, isSameId } from './isRival'

/** Marks a connector that has a rival. The same id matters more than the same name. */
function mark(connector: Connector, rivals: readonly Connector[]): Connector {
  const isById = connector.contested === 'id' || rivals.some(({ id }) => isSameId(id, connector.id))
  return { ...connector, contested: isById ? 'id' : 'name' }
}

/**
 * [EVM-1] Another program announced the id or name of a known wallet. Both are listed and marked. The second one gets an
 * id of its own, so neither can stand in for the other.
 */
export const walletContested = /* @__PURE__ */ transition<{ found: Connector; now: number }>(
  'connect/contested',
  (state, { found, now }) => {
    const { connectors, firstSeen, recentWallets } = state.connect
    const rivals = connectors.filter((known) => isRival(known, found))
    const marked = mark(found, rivals)
    const isTaken = (id: string) =>
      connectors.some((known) => known.chain === found.chain && isSameId(known.id, id))
    let { id } = found
    for (let count = 2; isTaken(id); count++) id = `${found.id}#${count}`
    return {
      ...state,
      connect: {
        ...state.connect,
        connectors: [
          ...connectors.map((known) => (rivals.includes(known) ? mark(known, [found]) : known)),
          { ...marked, id },
        ],
        firstSeen: { [id]: now, ...firstSeen },
        // What earlier visits say about the id may be about the other program.
        recentWallets: recentWallets.filter(
          (wallet) => marked.contested !== 'id' || !isSameId(wallet.id, found.id),
        ),
      },
    }
  },
)
