import { type OnrampReturned, routeNotFound } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { Reply } from '../../http/Reply'
import type { Services } from '../../Services'
import { onrampPage } from './onrampPage'

const type: OnrampReturned['type'] = 'latchkey-onramp-returned'
const scriptPath = '/v1/onramp/return.js'

/** Tells the page that opened the vendor's, and only that page, then closes the window. */
const script = `const { order, origin } = document.querySelector('[data-order]').dataset
if (window.opener && origin) window.opener.postMessage({ type: '${type}', orderId: order }, origin)
window.close()
`
const scriptHeaders = {
  'content-type': 'text/javascript; charset=UTF-8',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
}

/** Serves the page that vendors return to. It tells nothing about the payment: only webhooks do. */
export function serveReturn(app: Hono, { gate, onramp }: Services): void {
  app.get(
    scriptPath,
    gate(`GET ${scriptPath}`, () => new Reply(script, 200, scriptHeaders)),
  )
  app.get(
    '/v1/onramp/return/:orderId',
    gate('GET /v1/onramp/return/:orderId', async (context) => {
      const orderId = context.req.param('orderId') ?? ''
      const found = await onramp.orders.returnOf(orderId)
      if (!found) throw routeNotFound({ path: '/v1/onramp/return' })
      const { origin, returnUrl } = found
      return onrampPage({
        title: 'You can close this window',
        script: scriptPath,
        content: html`<p data-order="${orderId}" data-origin="${origin ?? ''}">The site shows how your order goes on.</p>
${returnUrl ? html`<p><a href="${returnUrl}">Go back to the site</a></p>` : ''}`,
      })
    }),
  )
}
