import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { chooseEncoding, createCompressor } from './createCompressor'
import type { Site, SiteFile } from './readSite'

/** Answers requests from a built site and its settings, with the security headers. */
export function createAnswerer(
  site: Site,
  settings: unknown,
  headers: Readonly<Record<string, string>>,
): RequestListener {
  const compress = createCompressor()
  const settingsText = JSON.stringify(settings)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Only GET and HEAD are allowed')
    }
    // Exact lookup: a path that isn't the name of a file is not found.
    const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    if (path === '/settings.json') return sendSettings(response)
    const file = site.get(path === '/' ? '/index.html' : path)
    if (!file) return sendText(response, 404, 'Not found')
    await sendFile(request, response, file)
  }

  function sendSettings(response: ServerResponse): void {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('cache-control', 'no-store')
    response.end(settingsText)
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
    response.setHeader('content-type', file.type)
    response.setHeader('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.setHeader('vary', 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', file)
    const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
    response.setHeader('etag', etag)
    if (request.headers['if-none-match'] === etag) {
      response.statusCode = 304
      response.end()
      return
    }
    const body = encoding ? await compress(file, encoding) : file.body
    if (encoding) response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', body.length)
    response.end(body)
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('Could not answer a request:', error)
      response.destroy()
    })
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(`${text}\n`)
}
