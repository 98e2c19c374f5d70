import { type AskOptions, type NodeAnswer, requestNode } from './requestNode'

/** One call of Esplora. */
export type EsploraCall = {
  /** Below the base address; made by the gateway, of parts that were checked. */
  readonly path: `/${string}`
  /** Sent by POST; a GET without it. */
  readonly text?: string
}

/** Asks one Esplora-compatible API; what it refuses (400, 404) is an answer too. @throws nodeFailed, answerTooLarge */
export function askEsplora(
  base: string,
  { path, text }: EsploraCall,
  options: AskOptions,
): Promise<NodeAnswer> {
  const url = new URL(base)
  // Some take a key in the query of their base address.
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  const statuses = [200, 400, 404]
  if (text === undefined)
    return requestNode(
      url.href,
      { method: 'GET', headers: { accept: 'application/json' }, statuses },
      options,
    )
  const headers = { 'content-type': 'text/plain' }
  return requestNode(url.href, { method: 'POST', headers, body: text, statuses }, options)
}
