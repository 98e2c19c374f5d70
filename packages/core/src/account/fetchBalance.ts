import {
  balanceUnavailable,
  defaultBalance,
  formatBalance,
  isLatchkeyError,
  type Namespace,
  type Network,
  nativeBalanceCache,
} from '@latchkey/protocol'
import { type Account, getAccount } from '../connect/getAccount'
import { cacheLifetimesMs, createCache } from '../http/createCache'
import type { Latchkey } from '../Latchkey'
import { type ActiveNetwork, getNetwork } from '../network/getNetwork'
import { isDevelopment } from '../options/isDevelopment'
import type { Balance } from '../ports/ChainAdapter'
import { lazy } from '../ports/lazy'
import type { AccountDetails } from './AccountState'
import { detailsLearnt } from './transitions'

/** [RPC-1] Only sites with a gateway load it. */
const readThroughGateway = /* @__PURE__ */ lazy(
  async () => (await import('../rpc/readThroughGateway')).readThroughGateway<Balance>,
)

type BalanceRequest = { readonly isForced?: boolean; readonly namespace?: Namespace | undefined }

/**
 * [ACC-1] Reads the native balance of a family's account, or of the active one, from the site's own nodes. An answer
 * counts for 30 s. A failed read keeps the last value and records the error; it never throws.
 */
export async function fetchBalance(
  latchkey: Latchkey,
  { isForced, namespace: wanted }: BalanceRequest = {},
): Promise<void> {
  const account = getAccount(latchkey.getState(), wanted)
  const { namespace, address, caipAddress, details } = account
  const now = getNetwork(latchkey.getState(), namespace)
  const adapter = latchkey.adapters.get(namespace)
  if (!address || !caipAddress || !now || !adapter) return
  const learn = (learnt: AccountDetails) =>
    latchkey.store.send(detailsLearnt, { caipAddress, details: learnt })
  showPlaceholder(account, now, learn)
  if (!now.isSupported || details.isBalanceLoading) return
  const { storage, host, options } = latchkey
  const lifetimeMs = cacheLifetimesMs.nativeBalance
  const cache = createCache({ storage, item: nativeBalanceCache, lifetimeMs, now: host.now })
  const known = isForced ? undefined : cache.get(caipAddress)
  if (known) return learn(toDetails(known.balance, known.symbol, known.timestamp))
  learn({ isBalanceLoading: true })
  try {
    const read = (network: Network) => adapter.getBalance({ address, network })
    const { value, symbol } = await (options.gateway
      ? readThroughGateway(latchkey, now.network, read)
      : read(now.network))
    cache.set(caipAddress, { caipAddress, balance: value, symbol })
    learn(toDetails(value, symbol, host.now()))
  } catch (cause) {
    const balanceError = isLatchkeyError(cause) ? cause : balanceUnavailable(undefined, { cause })
    // The site's developer reads it once: a wrong key of a node looks like any other failure.
    const isNews = isDevelopment() && !details.balanceError
    latchkey.logger[isNews ? 'error' : 'warn']('Could not read the balance', cause)
    learn({ balanceError, isBalanceLoading: false })
  }
}

/** [FMT-5] What to show before the first read. */
function showPlaceholder(
  { details }: Account,
  { network, isSupported }: ActiveNetwork,
  learn: (learnt: AccountDetails) => void,
): void {
  const balanceText = defaultBalance({ isTestnet: network.testnet === true, isSupported })
  if (balanceText && details.balanceText === undefined)
    learn({ balanceText, balanceSymbol: network.nativeCurrency.symbol })
}

function toDetails(balance: string, balanceSymbol: string, balanceAt: number): AccountDetails {
  const balanceText = formatBalance(balance)
  return { balance, balanceText, balanceSymbol, balanceAt, balanceError: null, isBalanceLoading: false }
}
