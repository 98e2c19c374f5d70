import type { Latchkey } from '../Latchkey'
import type { State } from '../store/State'
import { discover } from './discover'
import { listWallets } from './listWallets'
import { prepareDirectory } from './prepareDirectory'
import { searchWallets } from './searchWallets'
import type { WalletListing } from './WalletListing'
import type { WalletsRequest } from './WalletsRequest'
import { withoutDoubles } from './withoutDoubles'

/** How long the first wallet may take to announce itself, and how long the others get after it. */
const firstMs = 1_000
const othersMs = 50

/** Looks for wallets and lists them; see `Latchkey.listWallets`. */
export async function findWallets(
  latchkey: Latchkey,
  { namespace, search }: WalletsRequest = {},
): Promise<readonly WalletListing[]> {
  discover(latchkey)
  const wanted = search?.trim().toLowerCase()
  await Promise.all([
    untilAnnounced(latchkey),
    prepareDirectory(latchkey),
    wanted ? searchWallets(latchkey, wanted) : undefined,
  ])
  const listed = listWallets(latchkey, namespace)
  if (!wanted) return listed
  const found = latchkey.getState().directory?.found?.wallets ?? []
  return withoutDoubles([...listed.filter(({ name }) => name.toLowerCase().includes(wanted)), ...found])
}

function hasInstalled({ connect }: State): boolean {
  return connect.connectors.some(({ type }) => type !== 'WALLET_CONNECT' && type !== 'AUTH')
}

/** Waits for installed wallets. Those that come later are in the next list. */
function untilAnnounced(latchkey: Latchkey): Promise<void> {
  const { host } = latchkey
  if (hasInstalled(latchkey.getState()) || !host.isBrowser) return Promise.resolve()
  return new Promise((resolve) => {
    const settle = () => {
      unsubscribe()
      stopTimer()
      resolve()
    }
    let stopTimer = host.setTimer(settle, firstMs)
    const unsubscribe = latchkey.subscribe(hasInstalled, () => {
      stopTimer()
      stopTimer = host.setTimer(settle, othersMs)
    })
  })
}
