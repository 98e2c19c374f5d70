import { type AskOptions, type NodeAnswer, requestNode } from './requestNode'

/** A call to Esplora. */
export type EsploraCall = {
  /** Relative to the base address; built by the gateway from checked parts. */
  readonly path: `/${string}`
  /** Sends this by POST; without it the request is a GET. */
  readonly text?: string
}

/** Calls one Esplora-compatible API; a 400 or 404 counts as an answer. @throws nodeFailed, answerTooLarge */
export function askEsplora(
  base: string,
  { path, text }: EsploraCall,
  options: AskOptions,
): Promise<NodeAnswer> {
  const url = new URL(base)
  // Some providers take a key in the query of their base address.
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
