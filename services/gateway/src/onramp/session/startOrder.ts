import {
  comparableAddress,
  isSameAddress,
  onrampAmountRefused,
  onrampCountryRefused,
  onrampNotOffered,
  onrampReceiverForeign,
  onrampReturnInvalid,
  onrampVendorDown,
  onrampVendorUnknown,
} from '@latchkey/protocol'
import type { Context } from 'hono'
import { publicUrlOf } from '../../http/publicUrlOf'
import { isOriginAllowed } from '../../projects/isOriginAllowed'
import type { Project } from '../../projects/Project'
import type { Services } from '../../Services'
import { findSession } from '../../sign-in/findSession'
import { countryOf } from '../countryOf'
import { checkAsk, type QuoteAsk } from '../createOnramp'
import { vendorFailed } from '../errors'
import { limitOrders } from '../limitOnramp'
import type { OnrampProvider, VendorSession } from '../OnrampProvider'
import { checkReceiver } from './checkReceiver'
import { isPageOf } from './isPageOf'
import { visitorAddress } from './visitorAddress'

/** What a visitor orders. */
export type OrderAsk = QuoteAsk & {
  readonly provider: string
  /** CAIP-10. */
  readonly receiver: string
  readonly returnUrl?: string | undefined
}

/** A started order. */
export type StartedOrder = Pick<VendorSession, 'url' | 'expiresAt'> & {
  readonly orderId: string
  readonly secret: string
}

const sessionMs = 8_000

/**
 * Starts an order with a vendor: checks everything that the visitor and the vendor say, and stores the order before the
 * vendor hears of it, so no webhook can be early. @throws onrampVendorUnknown, onrampCountryRefused, onrampNotOffered,
 * onrampAmountRefused, onrampReceiverInvalid, onrampReceiverForeign, onrampReturnInvalid, onrampVendorDown, tooMany,
 * noSignInSession
 */
export async function startOrder(
  services: Services,
  ask: OrderAsk,
  { project, context }: { readonly project: Project; readonly context: Context },
): Promise<StartedOrder> {
  const { config, onramp, nodes } = services
  const provider = onramp.providers.find(({ id }) => id === ask.provider)
  if (!provider) throw onrampVendorUnknown({ provider: ask.provider })
  const country = countryOf(config, context, ask.country) ?? ask.country
  const asset = await checkOffer(services, provider, { ...ask, country })
  const receiver = checkReceiver(nodes, asset, ask.receiver)
  const [namespace = ''] = asset.chainId.split(':')
  if (config.ONRAMP_SIGN_IN) {
    const { session } = await findSession(services, { project, context })
    const isOwn =
      session.chain.startsWith(`${namespace}:`) && isSameAddress(namespace, session.address, receiver)
    if (!isOwn) throw onrampReceiverForeign()
  }
  const origin = originOf(context)
  const returnUrl = checkReturn(project, origin, ask.returnUrl)
  const account = comparableAddress(namespace, receiver)
  limitOrders(services, context, `${namespace}:${account}`)
  const { id, secret } = await onramp.orders.add({
    project: project.id,
    provider: provider.id,
    asset,
    receiver: account,
    origin,
    returnUrl,
  })
  const baseUrl = publicUrlOf(config, context)
  try {
    const session = await provider.session(
      {
        ...ask,
        country,
        asset,
        receiver,
        orderId: id,
        baseUrl,
        returnUrl: `${baseUrl}/v1/onramp/return/${id}`,
        ip: visitorAddress(context, config),
      },
      AbortSignal.timeout(sessionMs),
    )
    const pages = provider.pages === 'own' ? [baseUrl] : provider.pages
    if (!isPageOf(session.url, pages)) throw vendorFailed({ reason: 'not a page of the vendor' })
    await onramp.orders.begin(id, session)
    return { orderId: id, secret, url: session.url, expiresAt: session.expiresAt }
  } catch (error) {
    if (!vendorFailed.is(error)) throw error
    services.log.warn({ provider: provider.id, reason: error.message }, 'Could not start an order')
    await onramp.orders.apply(provider.id, { orderId: id, state: 'failed', reason: 'not-started' })
    throw onrampVendorDown({ provider: provider.id }, { cause: error })
  }
}

async function checkOffer({ onramp }: Services, provider: OnrampProvider, ask: OrderAsk) {
  const offer = await onramp.offerOf(provider, ask).catch((error: unknown) => {
    throw vendorFailed.is(error) ? onrampVendorDown({ provider: provider.id }, { cause: error }) : error
  })
  const checked = checkAsk(offer, ask)
  if ('asset' in checked) return checked.asset
  const { reason, limits } = checked
  if (reason === 'country') throw onrampCountryRefused({ provider: provider.id, country: ask.country })
  if (limits) throw onrampAmountRefused({ ...limits, currency: ask.fiat })
  throw onrampNotOffered({ provider: provider.id, what: reason === 'asset' ? 'asset' : 'method' })
}

/** The page that asks, if it is a web page. */
function originOf(context: Context): string | undefined {
  const origin = context.req.header('origin')
  return origin && /^https?:\/\/[^/\s]{1,300}$/i.test(origin) && URL.canParse(origin)
    ? new URL(origin).origin
    : undefined
}

/** A page that isn't the site's own could pose as it. @throws onrampReturnInvalid */
function checkReturn(
  project: Project,
  origin: string | undefined,
  url: string | undefined,
): string | undefined {
  if (url === undefined) return undefined
  const page = URL.canParse(url) ? new URL(url) : undefined
  const isRight =
    page !== undefined &&
    /^https?:$/.test(page.protocol) &&
    page.username === '' &&
    page.password === '' &&
    (origin === undefined || page.origin === origin) &&
    isOriginAllowed(project.origins, page.origin)
  if (!isRight) throw onrampReturnInvalid()
  return page.href
}
