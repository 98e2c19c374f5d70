import { createHash } from 'node:crypto'
import { contracts } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import manifest from '../../package.json' with { type: 'json' }
import type { Services } from '../Services'
import { type ApiInfo, describeApi } from './describeApi'
import { docsStyle } from './docsStyle'
import { renderDocs } from './renderDocs'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
const pageHeaders = {
  // No script, nothing from elsewhere, and only the one style.
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** What the gateway offers: for programs at `/openapi.json`, for people at `/docs`. */
export function serveOpenApi(app: Hono, { config }: Pick<Services, 'config'>): void {
  const infoFor = (context: Context): ApiInfo => ({
    title: config.GATEWAY_NAME,
    version: manifest.version,
    url: config.GATEWAY_PUBLIC_URL ?? new URL(context.req.url).origin,
  })
  app.get('/openapi.json', (context) => context.json(describeApi(contracts, infoFor(context))))
  app.get('/docs', async (context) =>
    context.html(await renderDocs(contracts, infoFor(context)), 200, pageHeaders),
  )
}
