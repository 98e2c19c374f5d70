import type { Connector } from '../ports/Connector'
import { transition } from '../store/createStore'
import { isIdRival, isRival, isSameId } from './isRival'

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
          { ...marked, id, ...(id === found.id ? {} : { announcedId: found.id }) },
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

/** [EVM-1] Another program announced the id of a known wallet, but the family has no room for one more row. */
export const idContested = /* @__PURE__ */ transition<Connector>('connect/id-contested', (state, found) => ({
  ...state,
  connect: {
    ...state.connect,
    connectors: state.connect.connectors.map((known) =>
      isIdRival(known, found) ? mark(known, [found]) : known,
    ),
    recentWallets: state.connect.recentWallets.filter(({ id }) => !isSameId(id, found.id)),
  },
}))
