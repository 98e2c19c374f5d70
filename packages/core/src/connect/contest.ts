import type { Latchkey } from '../Latchkey'
import type { Connector } from '../ports/Connector'
import { transition } from '../store/createStore'
import { dropWallet, isConnectedTo } from './dropWallet'
import { isRival, isSameId } from './isRival'
import { liveKey } from './LiveConnections'
import { forgetConnection } from './rememberConnection'

/** Marks a connector that has a rival. */
function mark(connector: Connector, rival: Connector): Connector {
  const isById = connector.contested === 'id' || isSameId(connector.id, rival.id)
  return { ...connector, contested: isById ? 'id' : 'name' }
}

/**
 * Another program announced the id or name of a known wallet. Both are listed and marked. The second one gets an id of
 * its own, so neither can stand in for the other.
 */
const walletContested = /* @__PURE__ */ transition<{ found: Connector; rival: Connector; now: number }>(
  'connect/contested',
  (state, { found, rival, now }) => {
    const { connectors, firstSeen, recentWallets } = state.connect
    const isTaken = (id: string) =>
      connectors.some((known) => known.chain === found.chain && isSameId(known.id, id))
    const isById = isSameId(rival.id, found.id)
    let { id } = found
    for (let count = 2; isTaken(id); count++) id = `${found.id}#${count}`
    return {
      ...state,
      connect: {
        ...state.connect,
        connectors: [
          ...connectors.map((known) => (isRival(known, found) ? mark(known, found) : known)),
          { ...mark(found, rival), id },
        ],
        firstSeen: { [id]: now, ...firstSeen },
        // What earlier visits say about the id may be about the other program.
        recentWallets: recentWallets.filter((wallet) => !isById || !isSameId(wallet.id, found.id)),
      },
    }
  },
)

/**
 * [EVM-1] [CON-2] Lists a program that announced the id or name of a known wallet. If the ids are the same, a restored
 * connection ends, because the visitor may have chosen the other program. One that was made in this page stays, but
 * isn't restored later.
 */
export function contest(latchkey: Latchkey, found: Connector): void {
  const { host, live, logger, store } = latchkey
  const known = store.getState().connect.connectors.filter(({ chain }) => chain === found.chain)
  const rivals = known.filter((one) => isRival(one, found))
  // The same id matters more than the same name.
  const rival = rivals.find(({ id }) => isSameId(id, found.id)) ?? rivals[0]
  // The family may have been removed meanwhile, or the program found again.
  if (!rival || known.some(({ provider }) => provider === found.provider)) return
  store.send(walletContested, { found, rival, now: host.now() })
  logger.warn(`Two programs announce the wallet ${rival.id}`)
  if (!isSameId(rival.id, found.id)) return
  const { chain, id } = rival
  const isChosen = live.wallets.get(liveKey(chain, id))?.isChosen
  if (isConnectedTo(latchkey, chain, id) && !isChosen) dropWallet(latchkey, chain, id)
  else forgetConnection(latchkey, chain, id)
}
