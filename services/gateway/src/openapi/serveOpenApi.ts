import { createHash } from 'node:crypto'
import { type Call, contracts } from '@latchkey/protocol'
import type { Hono } from 'hono'
import manifest from '../../package.json' with { type: 'json' }
import { publicUrlOf } from '../http/publicUrlOf'
import { Reply } from '../http/Reply'
import type { Services } from '../Services'
import { createDocument, urlPlaceholder } from './createDocument'
import { type ApiInfo, describeApi } from './describeApi'
import { docsStyle } from './docsStyle'
import { renderDocs } from './renderDocs'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
const jsonHeaders = { 'content-type': 'application/json' }
const pageHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  // No script, nothing from other hosts, and only this style.
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const inHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** Serves the API description: `/openapi.json` for programs, `/docs` for people. */
export function serveOpenApi(
  app: Hono,
  { config, gate }: Pick<Services, 'config' | 'gate'>,
  calls: readonly Call[] = contracts,
): void {
  const info: ApiInfo = {
    title: config.GATEWAY_NAME,
    version: manifest.version,
    url: config.GATEWAY_PUBLIC_URL ?? urlPlaceholder,
  }
  // Made by the first request: a gateway that nobody reads about starts faster.
  let description: ((url: string) => string) | undefined
  let page: Promise<(url: string) => string> | undefined
  const makePage = async () => createDocument(String(await renderDocs(calls, info)), inHtml)
  app.get(
    '/openapi.json',
    gate('GET /openapi.json', (context) => {
      description ??= createDocument(JSON.stringify(describeApi(calls, info)), inJson)
      return new Reply(description(publicUrlOf(config, context)), 200, jsonHeaders)
    }),
  )
  app.get(
    '/docs',
    gate('GET /docs', async (context) => {
      page ??= makePage()
      return new Reply((await page)(publicUrlOf(config, context)), 200, pageHeaders)
    }),
  )
}
