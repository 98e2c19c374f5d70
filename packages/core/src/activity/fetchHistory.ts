import {
  type AccountTransaction,
  getHistory,
  type LatchkeyError,
  type NetworkId,
  noAccountAddress,
  transactionsUnavailable,
} from '@latchkey/protocol'
import { detailsLearnt } from '../account/transitions'
import { type Account, getAccount } from '../connect/getAccount'
import { track } from '../events/track'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { showNotice } from '../modal/showNotice'
import { getNetwork } from '../network/getNetwork'
import { isServed } from '../rpc/isServed'
import { groupByMonth } from './groupByMonth'
import { initialTransactions, type TransactionsState } from './TransactionsState'
import { withSent } from './withSent'

/** [ACC-4] Whether to show a transaction: on the account's network, and not only spam transfers. */
function isShownTransaction({ metadata, transfers }: AccountTransaction, networkId: NetworkId): boolean {
  if (metadata.chain !== networkId) return false
  return !transfers?.length || transfers.some(({ nft_info }) => !nft_info?.flags.is_spam)
}

/** Which part of the history to fetch. */
export type HistoryRequest = {
  /** The next page instead of the first. */
  readonly isMore?: boolean
  /** Purchases by card instead of transactions on the chain. */
  readonly onramp?: 'coinbase'
}

/**
 * [ACC-4] Fetches the transactions of the active account on its network. A failure is kept in the state, shown as a
 * notice and tracked; it doesn't throw. Without a gateway nothing is requested.
 * @throws noAccountAddress
 */
export async function fetchHistory(latchkey: Latchkey, request: HistoryRequest = {}): Promise<void> {
  const { isMore = false, onramp } = request
  const { store, host } = latchkey
  const account = getAccount(store.getState())
  const { caipAddress, namespace } = account
  if (!caipAddress) throw noAccountAddress()
  const now = getNetwork(store.getState(), namespace)
  // Read again at every step, so changes in between are kept.
  const known = () => store.getState().account.byAddress[caipAddress]?.activity ?? initialTransactions
  const before = known()
  if (!now || before.loading || (isMore && !before.next)) return
  const learn = (learnt: Partial<TransactionsState>) =>
    store.send(detailsLearnt, { caipAddress, details: { activity: { ...known(), ...learnt } } })
  /** With what was sent from here and no history knows yet. */
  const arrange = (rows: readonly AccountTransaction[]) => {
    const transactions = withSent(rows, store.getState().send?.sent ?? [], caipAddress, host.now())
    return { transactions, transactionsByYear: groupByMonth(transactions, host.now()) }
  }
  const cursor = isMore ? before.next : undefined
  learn({ loading: true, error: null })
  try {
    const { data, next } = await askHistory(latchkey, account, { chainId: now.networkId, cursor, onramp })
    if (onramp) return learn({ loading: false, coinbaseTransactions: data })
    const shown = data.filter((transaction) => isShownTransaction(transaction, now.networkId))
    const all = arrange(withoutDoubles(isMore ? [...before.transactions, ...shown] : shown))
    learn({
      ...all,
      next,
      loading: false,
      empty: all.transactions.length === 0 && !next,
      ...(isMore ? {} : { at: host.now() }),
    })
  } catch (cause) {
    const error = transactionsUnavailable(undefined, { cause })
    const { coinbaseTransactions } = known()
    // [ACC-7] A failed first page empties the list; a failed later page keeps the earlier ones.
    learn(
      isMore || onramp
        ? { loading: false, error }
        : { ...initialTransactions, ...arrange([]), coinbaseTransactions, empty: true, error },
    )
    tellFailure(latchkey, account, { cursor, error })
  }
}

type Question = {
  readonly chainId: NetworkId
  readonly cursor: string | undefined
  readonly onramp: HistoryRequest['onramp']
}

/** [ACC-8] A family without history needs no request. @throws httpStatus, requestTimeout, networkFailure, malformedAnswer */
async function askHistory(
  latchkey: Latchkey,
  { namespace, address }: Account,
  { chainId, cursor, onramp }: Question,
): Promise<{ data: readonly AccountTransaction[]; next: string | undefined }> {
  const isKept = latchkey.adapters.get(namespace)?.traits.history && (await isServed(latchkey, chainId))
  if (!isKept || !address) return { data: [], next: undefined }
  const { data, next } = await openGateway(latchkey).call(getHistory, {
    params: { address },
    query: { chainId, ...(cursor ? { cursor } : {}), ...(onramp ? { onramp } : {}) },
    cache: onramp ? 'no-cache' : 'default',
  })
  // A page that points to itself would be fetched forever.
  return { data, next: next && next !== cursor ? next : undefined }
}

/** [ACC-7] */
function tellFailure(
  latchkey: Latchkey,
  { address, type }: Account,
  { cursor, error }: { readonly cursor: string | undefined; readonly error: LatchkeyError },
): void {
  latchkey.logger.warn('Could not fetch the transactions', error.cause)
  track(latchkey, 'ERROR_FETCH_TRANSACTIONS', {
    address: address ?? '',
    projectId: latchkey.options.projectId ?? '',
    cursor,
    isSmartAccount: type === 'smartAccount',
  })
  showNotice(latchkey, { message: error.message, variant: 'error' })
}

/** Pages overlap when a new transaction arrives in between. */
function withoutDoubles(transactions: readonly AccountTransaction[]): readonly AccountTransaction[] {
  return [...new Map(transactions.map((transaction) => [transaction.id, transaction])).values()]
}
