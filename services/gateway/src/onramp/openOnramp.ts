import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { privateKeyToAccount } from 'viem/accounts'
import type { Prices } from '../account/prices/createPrices'
import type { Config } from '../config/readConfig'
import type { Database } from '../database/Database'
import { invalidSetting } from '../errors'
import type { Nodes } from '../rpc/Nodes'
import { createOnramp, type Onramp } from './createOnramp'
import type { OnrampProvider } from './OnrampProvider'
import { createOrders } from './orders/createOrders'
import { createStandInProvider } from './stand-in/createStandInProvider'
import { type StandIn, startStandIn } from './stand-in/startStandIn'

/** What buying needs. */
export type OnrampServices = {
  readonly database: Database
  readonly nodes: Nodes
  readonly prices: Prices
  readonly log: Logger
  readonly now: () => number
}

/** Opens the vendors that the configuration names. @throws invalidSetting */
export async function openOnramp(config: Config, services: OnrampServices): Promise<Onramp> {
  const { database, now } = services
  const standIn = config.ONRAMP.includes('stand-in') ? await openStandIn(config, services) : undefined
  const providers = config.ONRAMP.map((name) => providerOf(name, config, services, standIn))
  return createOnramp({ config, providers, orders: createOrders(database, now), standIn, now })
}

function providerOf(
  name: Config['ONRAMP'][number],
  _config: Config,
  { nodes: { chains }, prices, now }: OnrampServices,
  standIn: StandIn | undefined,
): OnrampProvider {
  if (name === 'stand-in' && standIn)
    return createStandInProvider({ chains, prices, now, secret: standIn.secret })
  throw invalidSetting({ name: 'ONRAMP', reason: `${name} is not available` })
}

async function openStandIn(config: Config, { database, nodes, log, now }: OnrampServices): Promise<StandIn> {
  const digits = config.ONRAMP_STAND_IN_KEY?.replace(/^0x/i, '')
  if (digits === undefined)
    throw invalidSetting({ name: 'ONRAMP_STAND_IN_KEY', reason: 'required for the vendor stand-in' })
  const secret = (await ownSecret(database)).toString('hex')
  const slowMs = config.ONRAMP_STAND_IN_SLOW_MS
  return startStandIn({ database, nodes, log, now, slowMs, secret, account: accountOf(digits) })
}

function accountOf(digits: string) {
  try {
    return privateKeyToAccount(`0x${digits}`)
  } catch {
    // Zero, or beyond the curve. The library's error would quote the key.
    throw invalidSetting({ name: 'ONRAMP_STAND_IN_KEY', reason: 'not a private key' })
  }
}

/** The secret of the stand-in vendor: made once, and shared by all gateways of a database. */
async function ownSecret(database: Database): Promise<Buffer> {
  const [row] = await database.query<{ value: Buffer }>(
    `with made as (insert into secrets (name, value) values ($1, $2) on conflict do nothing returning value)
     select value from made union all select value from secrets where name = $1`,
    ['stand-in', randomBytes(32)],
  )
  // Another process created it at the same moment; read it again.
  return row?.value ?? ownSecret(database)
}
