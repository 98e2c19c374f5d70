import { balanceUnavailable, defaultBalance, formatBalance, isLatchkeyError } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { detailsLearnt } from './transitions'

/** [HTTP-5] How long a balance counts as fresh. */
const freshMs = 30_000

/**
 * [ACC-1] Reads the native balance of the active account from the site's own RPC. A failed read keeps the
 * last good value and says that it failed; it never throws.
 */
export async function fetchBalance(latchkey: Latchkey, { isForced = false } = {}): Promise<void> {
  const state = latchkey.getState()
  const { namespace, address, caipAddress, details } = getAccount(state)
  const now = getNetwork(state, namespace)
  const adapter = latchkey.adapters.get(namespace)
  if (!address || !caipAddress || !now || !adapter) return
  const learn = (learnt: typeof details) =>
    latchkey.store.send(detailsLearnt, { caipAddress, details: learnt })
  const placeholder = defaultBalance({
    isTestnet: now.network.testnet === true,
    isSupported: now.isSupported,
  })
  if (placeholder && details.balanceText === undefined)
    learn({ balanceText: placeholder, balanceSymbol: now.network.nativeCurrency.symbol })
  if (!now.isSupported) return
  const isFresh = details.balanceAt !== undefined && latchkey.host.now() - details.balanceAt < freshMs
  if (details.isBalanceLoading || (isFresh && !isForced)) return
  learn({ isBalanceLoading: true })
  try {
    const { value, symbol } = await adapter.getBalance({ address, network: now.network })
    learn({
      balance: value,
      balanceText: formatBalance(value),
      balanceSymbol: symbol,
      balanceAt: latchkey.host.now(),
      balanceError: null,
      isBalanceLoading: false,
    })
  } catch (cause) {
    const balanceError = isLatchkeyError(cause) ? cause : balanceUnavailable({}, { cause })
    latchkey.logger.warn('The balance could not be read', cause)
    learn({ balanceError, isBalanceLoading: false })
  }
}
