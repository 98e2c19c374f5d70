import { createHash } from 'node:crypto'
import { contracts } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import manifest from '../../package.json' with { type: 'json' }
import { publicUrlOf } from '../http/publicUrlOf'
import { jsonReply, Reply } from '../http/Reply'
import type { Services } from '../Services'
import { type ApiInfo, describeApi } from './describeApi'
import { docsStyle } from './docsStyle'
import { renderDocs } from './renderDocs'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
const pageHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  // No script, nothing from other hosts, and only this style.
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Serves the API description: `/openapi.json` for programs, `/docs` for people. */
export function serveOpenApi(app: Hono, { config, gate }: Pick<Services, 'config' | 'gate'>): void {
  const infoFor = (context: Context): ApiInfo => ({
    title: config.GATEWAY_NAME,
    version: manifest.version,
    url: publicUrlOf(config, context),
  })
  app.get(
    '/openapi.json',
    gate('GET /openapi.json', (context) => jsonReply(describeApi(contracts, infoFor(context)))),
  )
  app.get(
    '/docs',
    gate('GET /docs', async (context) => {
      const page = await renderDocs(contracts, infoFor(context))
      return new Reply(String(page), 200, pageHeaders)
    }),
  )
}
