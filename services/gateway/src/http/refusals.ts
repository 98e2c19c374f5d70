import { defineRefusal as refusal } from './defineRefusal'

/** All errors in the standard body. Clients of this API know the texts of the first three and show alerts for them. */
export const refusals = {
  invalidKey: refusal(401, 'authentication', 'gateway/invalid-key', 'Unauthorized: invalid key'),
  originNotAllowed: refusal(401, 'authentication', 'gateway/origin', 'Unauthorized: origin not allowed'),
  /** Clients know this answer from the events route and show an alert for it. */
  eventsForbidden: refusal(
    403,
    'authentication',
    'gateway/events-origin',
    'Unauthorized: origin not allowed',
  ),
  signInForbidden: refusal(
    403,
    'origin',
    'gateway/sign-in-origin',
    "Pages of this origin can't sign in to this project",
  ),
  quotaUsed: refusal(429, 'address', 'gateway/quota', 'Daily quota exceeded'),
  tooMany: refusal(
    429,
    'rate_limited',
    'gateway/rate-limited',
    'Too many requests, try again in {seconds} s',
  ),
  busy: refusal(503, '', 'gateway/busy', 'The gateway is busy, try again in {seconds} s'),
  unsupportedChain: refusal(400, 'chainId', 'gateway/unsupported-chain', 'Unsupported chain: {chainId}'),
  unsupportedCurrency: refusal(400, 'currency', 'gateway/currency', 'Unsupported currency: {currency}'),
  malformedAddress: refusal(400, 'address', 'gateway/address', 'Malformed address: {address}'),
  malformedName: refusal(400, 'name', 'gateway/name', 'Malformed name: {name}'),
  unsupportedNamespace: refusal(400, 'address', 'gateway/namespace', 'Unsupported namespace: {namespace}'),
  /** [SWP-1] Clients know the texts of these two. */
  swapNotSupported: refusal(400, 'chainId', 'gateway/swap-network', 'Network not supported for Swaps'),
  gasPriceNotSupported: refusal(400, 'chainId', 'gateway/swap-gas', 'Network not supported for Gas Price'),
  noSwapRoute: refusal(400, '', 'gateway/swap-route', 'No provider can make this swap'),
  unsupportedProvider: refusal(400, 'provider', 'gateway/provider', 'Unsupported provider: {provider}'),
  invalidParameter: refusal(400, '', 'gateway/parameter', 'Invalid parameter {name}: {reason}'),
  transactionRefused: refusal(
    400,
    '',
    'gateway/transaction',
    'The network rejected the transaction: {reason}',
  ),
  transactionNotFound: refusal(404, 'txid', 'gateway/transaction-not-found', 'Transaction not found'),
  tooSlow: refusal(408, '', 'gateway/too-slow', 'Request timed out'),
  tooLarge: refusal(413, '', 'gateway/too-large', 'Body exceeds {limit} bytes'),
  imageNotFound: refusal(404, '', 'gateway/image', 'Image not found'),
  needsUpgrade: refusal(426, '', 'gateway/upgrade', 'This address only accepts WebSocket connections'),
  notImplemented: refusal(501, '', 'gateway/not-implemented', 'This gateway does not offer {what}'),
  chainDown: refusal(503, 'chainId', 'gateway/chain-down', 'No node of {chainId} responds'),
  sourceDown: refusal(503, '', 'gateway/source-down', "Can't reach the source of {what}"),
  databaseAway: refusal(
    503,
    '',
    'gateway/database-away',
    'The database does not respond, try again in {seconds} s',
  ),
  databaseFull: refusal(
    503,
    '',
    'gateway/database-full',
    "The database can't store anything now, try again in {seconds} s",
  ),
} as const
