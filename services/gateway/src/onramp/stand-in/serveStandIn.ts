import { fromBaseUnits, routeNotFound } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { Reply } from '../../http/Reply'
import type { Services } from '../../Services'
import { onrampPage } from '../pages/onrampPage'
import { standInPath } from './createStandInProvider'
import { type LinkFault, readLink } from './readLink'
import type { StandInPayment } from './StandInPayment'
import { standInAssets } from './standInOffer'
import { decidePayment, findPayment, openPayment } from './standInStore'
import type { StandIn } from './startStandIn'

const refusedLinks: Readonly<
  Record<LinkFault | 'used', { readonly title: string; readonly status: number }>
> = {
  changed: { title: 'This link is not valid', status: 403 },
  expired: { title: 'This link has expired', status: 410 },
  used: { title: 'This link was used before', status: 410 },
}

const seeOther = (location: string) =>
  new Reply(null, 303, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

/** Serves the pages of the stand-in vendor: the signed link, and the page to pay, decline or wait. */
export function serveStandIn(app: Hono, { gate, database, nodes, now }: Services, standIn: StandIn): void {
  standIn.connect(async (request) => app.fetch(request))
  const assets = standInAssets(nodes.chains)

  const open = async (context: Context) => {
    const linked = readLink(new URL(context.req.url), { secret: standIn.secret, assets, now: now() })
    const token = typeof linked === 'string' ? undefined : await openPayment(database, linked, now())
    if (token !== undefined) {
      standIn.wake()
      return seeOther(`${standInPath}/pay/${token}`)
    }
    const { title, status } = refusedLinks[typeof linked === 'string' ? linked : 'used']
    return onrampPage({ title, status, content: html`<p>Go back to the site and start again.</p>` })
  }

  const find = async (context: Context): Promise<StandInPayment> => {
    const token = context.req.param('token') ?? ''
    const payment = /^[-\w]{32}$/.test(token) ? await findPayment(database, token) : undefined
    if (!payment) throw routeNotFound({ path: `${standInPath}/pay` })
    return payment
  }

  const show = async (context: Context) => {
    const payment = await find(context)
    if (payment.state !== 'open') return seeOther(payment.return_url)
    if (payment.ends_at.getTime() <= now())
      return onrampPage({
        ...refusedLinks.expired,
        content: html`<p>Go back to the site and start again.</p>`,
      })
    return onrampPage({ title: 'Pay the test vendor', content: drawChoices(payment) })
  }

  const decide = async (context: Context) => {
    const choice = context.req.param('choice') ?? ''
    if (!['pay', 'decline', 'slow'].includes(choice)) throw routeNotFound({ path: `${standInPath}/pay` })
    const payment = await find(context)
    const waitMs = choice === 'slow' ? standIn.slowMs : 0
    await decidePayment(database, payment.token, { isPaid: choice !== 'decline', waitMs }, now())
    standIn.wake()
    return seeOther(payment.return_url)
  }

  app.get(`${standInPath}/buy`, gate(`GET ${standInPath}/buy`, open))
  app.get(`${standInPath}/pay/:token`, gate(`GET ${standInPath}/pay/:token`, show))
  app.post(`${standInPath}/pay/:token/:choice`, gate(`POST ${standInPath}/pay/:token/:choice`, decide))
}

function drawChoices({ token, pay_amount, fiat, amount, decimals, symbol, receiver }: StandInPayment) {
  const to = `${standInPath}/pay/${token}`
  return html`<p>This is a vendor for development. No card is charged.</p>
<dl>
<dt>You pay</dt><dd>${pay_amount} ${fiat}</dd>
<dt>You get</dt><dd>${fromBaseUnits(BigInt(amount), decimals)} ${symbol}</dd>
<dt>To</dt><dd>${receiver}</dd>
</dl>
<form method="post" action="${to}/pay">
<button type="submit">Pay</button>
<button type="submit" formaction="${to}/slow">Pay slowly</button>
<button type="submit" formaction="${to}/decline">Decline</button>
</form>`
}
