import { defineRefusal as refusal } from './defineRefusal'

/**
 * Every way to refuse a request in the standard body. The texts of the first three are those that clients of this API
 * know and show alerts for.
 */
export const refusals = {
  invalidKey: refusal(401, 'authentication', 'gateway/invalid-key', 'Unauthorized: invalid key'),
  originNotAllowed: refusal(401, 'authentication', 'gateway/origin', 'Unauthorized: origin not allowed'),
  /** What clients know of the path of events: it has an alert of its own. */
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
    'Pages of this origin can not sign in to this project',
  ),
  quotaUsed: refusal(429, 'address', 'gateway/quota', 'The requests of this project are used up for today'),
  tooMany: refusal(
    429,
    'rate_limited',
    'gateway/rate-limited',
    'Too many requests, try again in {seconds} s',
  ),
  unsupportedChain: refusal(400, 'chainId', 'gateway/unsupported-chain', 'Unsupported chain: {chainId}'),
  unsupportedCurrency: refusal(400, 'currency', 'gateway/currency', 'Unsupported currency: {currency}'),
  malformedAddress: refusal(400, 'address', 'gateway/address', 'Malformed address: {address}'),
  unsupportedNamespace: refusal(400, 'address', 'gateway/namespace', 'Unsupported namespace: {namespace}'),
  unsupportedProvider: refusal(400, 'provider', 'gateway/provider', 'Unsupported provider: {provider}'),
  invalidParameter: refusal(400, '', 'gateway/parameter', 'Invalid parameter {name}: {reason}'),
  transactionRefused: refusal(
    400,
    '',
    'gateway/transaction',
    'The network refused the transaction: {reason}',
  ),
  tooSlow: refusal(408, '', 'gateway/too-slow', 'The request did not arrive in time'),
  tooLarge: refusal(413, '', 'gateway/too-large', 'The body is larger than {limit} bytes'),
  imageNotFound: refusal(404, '', 'gateway/image', 'There is no such image'),
  needsUpgrade: refusal(426, '', 'gateway/upgrade', 'This address speaks WebSocket only'),
  notThereYet: refusal(501, '', 'gateway/not-implemented', 'This gateway does not offer {what}'),
  chainDown: refusal(503, 'chainId', 'gateway/chain-down', 'No node of {chainId} answers'),
  sourceDown: refusal(503, '', 'gateway/source-down', 'The source of {what} does not answer'),
} as const
