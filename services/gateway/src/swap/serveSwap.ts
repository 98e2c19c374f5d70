import {
  getSwapAllowance as allowance,
  getSwapApproval as approval,
  getSwapGasPrice as gasPrice,
  getSwapNetworks as networks,
  postSwapOrder as order,
  postSwapQuotes as quotes,
  getSwapQuotes as simpleQuotes,
  getSwapStatus as status,
  getSwapTokens as tokens,
  postSwapTransaction as transaction,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { createMissingApprovals } from './createMissingApprovals'
import { getSwapAllowance } from './getSwapAllowance'
import { getSwapApproval } from './getSwapApproval'
import { getSwapGasPrice } from './getSwapGasPrice'
import { getSwapNetworks } from './getSwapNetworks'
import { getSwapQuotes } from './getSwapQuotes'
import { getSwapStatus } from './getSwapStatus'
import { getSwapTokens } from './getSwapTokens'
import { postSwapOrder } from './postSwapOrder'
import { postSwapQuotes } from './postSwapQuotes'
import { postSwapTransaction } from './postSwapTransaction'

/** Bodies of swaps are small. */
const small = { bodyLimit: 32_000 }

/** Serves swaps: our own calls, and those that existing clients know. */
export function serveSwap(app: Hono, services: Services): void {
  const missing = createMissingApprovals(services.now)
  handle(app, services, networks, getSwapNetworks(services))
  handle(app, services, quotes, postSwapQuotes(services), small)
  handle(app, services, order, postSwapOrder(services), small)
  handle(app, services, status, getSwapStatus(services))
  handle(app, services, tokens, getSwapTokens(services), { keepsQueries: true })
  handle(app, services, simpleQuotes, getSwapQuotes(services))
  handle(app, services, allowance, getSwapAllowance(services, missing))
  handle(app, services, gasPrice, getSwapGasPrice(services))
  handle(app, services, approval, getSwapApproval(services, missing))
  handle(app, services, transaction, postSwapTransaction(services, missing), small)
}
