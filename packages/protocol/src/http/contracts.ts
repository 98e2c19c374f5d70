import { getBalance } from '../account/getBalance'
import { getIdentity } from '../account/getIdentity'
import { getNfts } from '../account/getNfts'
import { getPrice } from '../account/getPrice'
import { getHistory } from '../activity/getHistory'
import { getPortfolio } from '../activity/getPortfolio'
import { getCoins } from '../bitcoin/getCoins'
import { getFeeEstimates } from '../bitcoin/getFeeEstimates'
import { getSpender } from '../bitcoin/getSpender'
import { getTransaction } from '../bitcoin/getTransaction'
import { postTransaction } from '../bitcoin/postTransaction'
import { getAnalyticsConfig } from '../directory/getAnalyticsConfig'
import { getWallets } from '../directory/getWallets'
import { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from '../directory/images'
import { postEvent } from '../events/postEvent'
import { getDescriptors } from '../explain/getDescriptors'
import { getLabels } from '../explain/getLabels'
import { getRisks } from '../explain/getRisks'
import { getNameAddress } from '../name/getNameAddress'
import { getNameLookup } from '../name/getNameLookup'
import { getNameSuggestions } from '../name/getNameSuggestions'
import { getProfile } from '../name/getProfile'
import { getProfilesOf } from '../name/getProfilesOf'
import { postNameLookup } from '../name/postNameLookup'
import { postProfile } from '../name/postProfile'
import { getSupportedChains } from '../network/getSupportedChains'
import { getOnrampOptions } from '../onramp/getOnrampOptions'
import { getOnrampProviders } from '../onramp/getOnrampProviders'
import { postOnrampOrder } from '../onramp/postOnrampOrder'
import { postOnrampQuote } from '../onramp/postOnrampQuote'
import { postOnrampQuotes } from '../onramp/postOnrampQuotes'
import { postOnrampSession } from '../onramp/postOnrampSession'
import { postOnrampUrl } from '../onramp/postOnrampUrl'
import { postOnrampWebhook } from '../onramp/postOnrampWebhook'
import { postRpc } from '../rpc/postRpc'
import { getMe } from '../sign-in/http/getMe'
import { getNonce } from '../sign-in/http/getNonce'
import { getSignInKeys } from '../sign-in/http/getSignInKeys'
import { getSignInSessions } from '../sign-in/http/getSignInSessions'
import { postAuthenticate } from '../sign-in/http/postAuthenticate'
import { postRevokeSession } from '../sign-in/http/postRevokeSession'
import { postSignOut } from '../sign-in/http/postSignOut'
import { getSmartAccounts } from '../smart-accounts/getSmartAccounts'
import { postBundler } from '../smart-accounts/postBundler'
import { activateSmartSession } from '../smart-sessions/activateSmartSession'
import { getSmartSessionContext } from '../smart-sessions/getSmartSessionContext'
import { getSmartSessions } from '../smart-sessions/getSmartSessions'
import { postSmartSession } from '../smart-sessions/postSmartSession'
import { revokeSmartSession } from '../smart-sessions/revokeSmartSession'
import { signSmartSession } from '../smart-sessions/signSmartSession'
import { getSwapAllowance } from '../swap/getSwapAllowance'
import { getSwapApproval } from '../swap/getSwapApproval'
import { getSwapGasPrice } from '../swap/getSwapGasPrice'
import { getSwapNetworks } from '../swap/getSwapNetworks'
import { getSwapQuotes } from '../swap/getSwapQuotes'
import { getSwapStatus } from '../swap/getSwapStatus'
import { getSwapTokens } from '../swap/getSwapTokens'
import { postSwapOrder } from '../swap/postSwapOrder'
import { postSwapQuotes } from '../swap/postSwapQuotes'
import { postSwapTransaction } from '../swap/postSwapTransaction'
import type { Call } from './defineCall'
import { getConfig } from './getConfig'
import { getHealth } from './getHealth'

/** Every call of the gateway, for code that handles them all: API description and tests. */
export const contracts: readonly Call[] = [
  getHealth,
  getConfig,
  getWallets,
  getWalletImage,
  getAssetImage,
  getCurrencyImage,
  getTokenImage,
  getAnalyticsConfig,
  getSupportedChains,
  getIdentity,
  getBalance,
  getNfts,
  getHistory,
  getPortfolio,
  getPrice,
  postRpc,
  getCoins,
  getFeeEstimates,
  postTransaction,
  getNameAddress,
  getProfile,
  getProfilesOf,
  getNameSuggestions,
  postProfile,
  getNameLookup,
  postNameLookup,
  getDescriptors,
  getLabels,
  getRisks,
  getTransaction,
  getSpender,
  getOnrampOptions,
  getOnrampProviders,
  postOnrampOrder,
  postOnrampQuote,
  postOnrampQuotes,
  postOnrampSession,
  postOnrampUrl,
  postOnrampWebhook,
  postEvent,
  getNonce,
  postAuthenticate,
  getMe,
  postSignOut,
  getSignInSessions,
  postRevokeSession,
  getSignInKeys,
  getSmartSessions,
  postSmartSession,
  activateSmartSession,
  revokeSmartSession,
  getSmartSessionContext,
  signSmartSession,
  getSmartAccounts,
  postBundler,
  getSwapNetworks,
  postSwapQuotes,
  postSwapOrder,
  getSwapStatus,
  getSwapTokens,
  getSwapQuotes,
  getSwapAllowance,
  getSwapGasPrice,
  getSwapApproval,
  postSwapTransaction,
]
