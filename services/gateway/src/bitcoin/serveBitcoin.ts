import {
  getCoins as coinsContract,
  getFeeEstimates as feesContract,
  getTransaction as readContract,
  getSpender as spenderContract,
  postTransaction as transactionContract,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getCoins } from './getCoins'
import { getFeeEstimates } from './getFeeEstimates'
import { getSpender } from './getSpender'
import { getTransaction } from './getTransaction'
import { postTransaction } from './postTransaction'

/** Serves the Esplora calls a page needs to send Bitcoin and to follow what it sent, and no others. */
export function serveBitcoin(app: Hono, services: Services): void {
  handle(app, services, coinsContract, getCoins(services))
  handle(app, services, feesContract, getFeeEstimates(services))
  handle(app, services, readContract, getTransaction(services))
  handle(app, services, spenderContract, getSpender(services))
  handle(app, services, transactionContract, postTransaction(services))
}
