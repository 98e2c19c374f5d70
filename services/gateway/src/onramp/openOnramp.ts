import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Prices } from '../account/prices/createPrices'
import type { Config } from '../config/readConfig'
import type { Database } from '../database/Database'
import type { Nodes } from '../rpc/Nodes'
import { createCoinbase } from './coinbase/createCoinbase'
import { createOnramp, type Onramp } from './createOnramp'
import { listAssets } from './listAssets'
import { createMoonpay } from './moonpay/createMoonpay'
import type { OnrampProvider } from './OnrampProvider'
import { createOrders } from './orders/createOrders'
import { readVendorKeys, type VendorKeys } from './readVendorKeys'
import { createStandInProvider } from './stand-in/createStandInProvider'
import { type StandIn, startStandIn } from './stand-in/startStandIn'
import { createStripe } from './stripe/createStripe'

/** What buying needs. */
export type OnrampServices = {
  readonly database: Database
  readonly nodes: Nodes
  readonly prices: Prices
  readonly log: Logger
  readonly now: () => number
}

/** Opens the vendors that the configuration names, in its order. @throws invalidSetting */
export async function openOnramp(config: Config, services: OnrampServices): Promise<Onramp> {
  const { database, now } = services
  const keys = readVendorKeys(config)
  const standIn = keys.standIn && (await openStandIn(config, services, keys.standIn))
  const made = createProviders(config, services, keys, standIn)
  const providers = config.ONRAMP.flatMap((name) => made.filter(({ id }) => id === name))
  return createOnramp({ config, providers, orders: createOrders(database, now), standIn, now })
}

function createProviders(
  config: Config,
  { nodes: { chains }, prices, now }: OnrampServices,
  { moonpay, coinbase, stripe }: VendorKeys,
  standIn: StandIn | undefined,
): readonly OnrampProvider[] {
  const parts = { assets: listAssets(chains), now }
  const made: OnrampProvider[] = []
  if (standIn) {
    const { ONRAMP_STAND_IN_LINK_MS: linkMs } = config
    made.push(createStandInProvider({ chains, prices, now, linkMs, secret: standIn.secret }))
  }
  if (moonpay)
    made.push(
      createMoonpay({
        ...moonpay,
        ...parts,
        api: config.ONRAMP_MOONPAY_API,
        page: config.ONRAMP_MOONPAY_PAGE,
      }),
    )
  if (coinbase)
    made.push(
      createCoinbase({
        ...coinbase,
        ...parts,
        webhookSecret: config.ONRAMP_COINBASE_WEBHOOK_SECRET,
        api: config.ONRAMP_COINBASE_API,
        page: config.ONRAMP_COINBASE_PAGE,
      }),
    )
  if (stripe)
    made.push(
      createStripe({
        ...stripe,
        ...parts,
        webhookSecret: config.ONRAMP_STRIPE_WEBHOOK_SECRET,
        api: config.ONRAMP_STRIPE_API,
        page: config.ONRAMP_STRIPE_PAGE,
      }),
    )
  return made
}

async function openStandIn(
  config: Config,
  { database, nodes, log, now }: OnrampServices,
  { account }: NonNullable<VendorKeys['standIn']>,
): Promise<StandIn> {
  const secret = (await ownSecret(database)).toString('hex')
  return startStandIn({ database, nodes, log, now, slowMs: config.ONRAMP_STAND_IN_SLOW_MS, secret, account })
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
