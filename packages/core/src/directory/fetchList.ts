import { type DirectoryWallet, getWallets, isLatchkeyError, networkFailure } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import { wait } from '../http/wait'
import type { Latchkey } from '../Latchkey'
import type { DirectoryListName, WalletQuery } from './DirectoryState'
import { toListing } from './toListing'
import { listAnswered, listAsked, listFailed, listLeft } from './transitions'
import { whileOpen } from './whileOpen'

/** A request for a page of a list. */
export type ListRequest = {
  readonly name: DirectoryListName
  /** The list's own query asks for its next page; any other starts the list again. */
  readonly query: WalletQuery
  readonly signal?: AbortSignal | undefined
  /** The shortest time until the answer shows. */
  readonly leastMs?: number
  /** Filters and orders the wallets. */
  readonly arrange?: (wallets: readonly DirectoryWallet[]) => readonly DirectoryWallet[]
}

/**
 * [DIR-1] Fetches a page of a list. Never throws: the list holds the failure and keeps what it has. A request
 * that the visitor left, or that a newer one replaced, changes nothing.
 */
export async function fetchList(latchkey: Latchkey, request: ListRequest): Promise<void> {
  const { name, query, leastMs = 0, arrange = (wallets) => wallets } = request
  const { host, logger, store } = latchkey
  if (!hasGateway(latchkey)) return
  store.send(listAsked, { name, query })
  const { turn = 0, page = 0 } = store.getState().directory?.[name] ?? {}
  const asked = { name, turn }
  const { signal, end } = whileOpen(latchkey, request.signal)
  try {
    const [{ data, count }] = await Promise.all([
      openGateway(latchkey).call(getWallets, { query: { ...query, page: page + 1 }, signal }),
      leastMs > 0 ? wait(host, leastMs, signal) : undefined,
    ])
    const group = name === 'featured' ? 'featured' : 'recommended'
    const wallets = arrange(data).map((wallet) => toListing(latchkey, wallet, group))
    const isDone = data.length === 0 || (page + 1) * query.entries >= count
    store.send(listAnswered, { ...asked, wallets, count, isDone })
  } catch (cause) {
    if (signal.aborted) {
      store.send(listLeft, asked)
      return
    }
    const error = isLatchkeyError(cause) ? cause : networkFailure({}, { cause })
    logger.warn('Could not fetch wallets from the directory', error)
    store.send(listFailed, { ...asked, error })
  } finally {
    end()
  }
}
