import { balanceUnavailable, getBalance, portfolioCache, type TokenBalance } from '@latchkey/protocol'
import { type Account, getAccount } from '../connect/getAccount'
import { cacheLifetimesMs, createCache } from '../http/createCache'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { type ActiveNetwork, getNetwork } from '../network/getNetwork'
import { isServed } from '../rpc/isServed'
import type { AccountDetails } from './AccountState'
import { readWalletAssets } from './readWalletAssets'
import { detailsLearnt } from './transitions'

/** [ACC-6] How long to wait after a failure before requesting the tokens again. */
export const tokensRetryMs = 30_000

/** [ACC-2] The tokens to show, the most valuable first. */
function arrange(balances: readonly TokenBalance[]): readonly TokenBalance[] {
  return balances
    .filter(({ quantity }) => quantity.decimals !== '0')
    .sort((left, right) => (right.value ?? 0) - (left.value ?? 0))
}

/**
 * [ACC-2] Fetches the tokens of the active account on its network: from the wallet if it can tell, else from the
 * gateway. An answer counts for 30 s; after a failure the last one stays, and nothing is requested for 30 s.
 * Never throws; without a gateway nothing is requested.
 */
export async function fetchPortfolio(latchkey: Latchkey, { isForced = false } = {}): Promise<void> {
  const { store, storage, host, logger } = latchkey
  const account = getAccount(store.getState())
  const now = getNetwork(store.getState(), account.namespace)
  const { caipAddress, details } = account
  if (!hasGateway(latchkey) || !caipAddress || !now || details.isTokensLoading) return
  const learn = (learnt: AccountDetails) => store.send(detailsLearnt, { caipAddress, details: learnt })
  const lifetimeMs = cacheLifetimesMs.portfolio
  const cache = createCache({ storage, item: portfolioCache, lifetimeMs, now: host.now })
  // Tokens from an earlier visit are better than none, and their age is shown.
  const kept = details.tokenBalance ? undefined : storage.get(portfolioCache)[caipAddress]
  if (kept) learn({ tokenBalance: arrange(kept.balance.balances), tokensAt: kept.timestamp })
  const isFresh = !isForced && cache.get(caipAddress) !== undefined
  if (isFresh && (kept || details.tokenBalance)) return
  if (host.now() - (details.tokensFailedAt ?? Number.NEGATIVE_INFINITY) < tokensRetryMs) return
  learn({ isTokensLoading: true })
  try {
    const balances = await readBalances(latchkey, account, now, isForced)
    cache.set(caipAddress, { caipAddress, balance: { balances: [...balances] } })
    const tokenBalance = arrange(balances)
    learn({ tokenBalance, tokensAt: host.now(), tokensError: null, isTokensLoading: false })
  } catch (cause) {
    logger.warn('Could not read the tokens', cause)
    const tokensError = balanceUnavailable(undefined, { cause })
    learn({ tokensError, tokensFailedAt: host.now(), isTokensLoading: false })
  }
}

/** [ACC-5] @throws balanceUnavailable, httpStatus, requestTimeout, networkFailure, malformedAnswer */
async function readBalances(
  latchkey: Latchkey,
  { namespace, address, connectorId, caipAddress, details }: Account,
  { networkId: chainId, isSupported }: ActiveNetwork,
  isForced: boolean,
): Promise<readonly TokenBalance[]> {
  if (!address || !connectorId || !isSupported) throw balanceUnavailable()
  const own = await readWalletAssets(latchkey, { namespace, address, connectorId }, chainId)
  if (own) return own
  // [ACC-8] [ACC-6] Without a balance service nothing is requested.
  if (!(await isServed(latchkey, chainId))) throw balanceUnavailable()
  // A refresh by hand wants current data, not the gateway's cache; naming any token makes it look.
  const known = (details.tokenBalance ?? []).flatMap((token) => token.address ?? [])
  const named = known.filter((name) => /^eip155:\d+:0x[\da-f]{40}$/i.test(name))
  const forceUpdate = [caipAddress, ...named.slice(0, 49)].join(',')
  const query = { currency: 'usd', chainId, ...(isForced ? { forceUpdate } : {}) } as const
  return (await openGateway(latchkey).call(getBalance, { params: { address }, query })).balances
}
