import {
  getBalance as balance,
  getIdentity as identity,
  getNameAddress as nameAddress,
  getNfts as nfts,
  getPrice as price,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getBalance } from './getBalance'
import { getIdentity } from './getIdentity'
import { getNameAddress } from './getNameAddress'
import { getNfts } from './getNfts'
import { getPrice } from './getPrice'
import { createLookupTurns } from './identity/createLookupTurns'

/** Serves balances, collectibles, identities and prices. */
export function serveAccount(app: Hono, services: Services): void {
  handle(app, services, balance, getBalance(services), { keepsQueries: true })
  handle(app, services, nfts, getNfts(services))
  const inTurn = createLookupTurns()
  handle(app, services, identity, getIdentity(services, inTurn))
  // Clients use both paths.
  const alias = { ...identity, path: '/v1/account/{address}/identity' } as const
  handle<typeof alias>(app, services, alias, getIdentity(services, inTurn))
  handle(app, services, nameAddress, getNameAddress(services, inTurn))
  handle(app, services, price, getPrice(services))
}
