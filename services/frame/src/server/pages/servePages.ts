import { routeNotFound } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { gate } from '../http/gate'
import { fillSettings } from './fillSettings'
import { loneScriptOf } from './loneScriptOf'
import { everywhere, pageHeaders } from './pageHeaders'

/** The windows of the frame's own origin, by path. No page may embed them. */
const windows: readonly { path: string; name: string; hasOpener?: boolean }[] = [
  { path: '/settings', name: 'settings' },
  { path: '/export', name: 'export' },
  // It talks to the window of another provider.
  { path: '/move', name: 'move', hasOpener: true },
  { path: '/approve/:id', name: 'approve' },
]

/** A worker has the policy of its own file. Only the one that never sees a key runs WebAssembly, for slow passwords. */
const scriptPolicy = (path: string) =>
  `default-src 'none'; script-src 'self'${path.startsWith('/assets/passwordWorker-') ? " 'wasm-unsafe-eval'" : ''}`

/** Whether another page, a mail or the visitor opened a page. Browsers say so, but old ones don't. */
function isFromElsewhere({ req }: Context): boolean {
  return (req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin'
}

/** Serves the pages of the frame, their files, and what tells operators and auditors about them. */
export function servePages(app: Hono, services: FrameServices): void {
  const { pages, sites, settings } = services
  const gateway = settings.FRAME_GATEWAY_URL
  const page = (name: string, path: string, headers: Record<string, string>, isForeign = false) => {
    const file = pages.find(`${name}.html`)
    if (!file) throw routeNotFound({ path })
    const text = fillSettings(new TextDecoder().decode(file.bytes), {
      gatewayUrl: gateway ?? null,
      recovery: settings.FRAME_RECOVERY,
      isForeign,
    })
    return new Response(text, { headers })
  }
  app.get(
    '/sdk',
    gate(services, async ({ req }: Context) => {
      const site = await sites.find(req.query('projectId') ?? '')
      return page('sdk', '/sdk', pageHeaders({ ancestors: site?.origins ?? [], gateway }))
    }),
  )
  for (const { path, name, hasOpener = false } of windows)
    app.get(
      path,
      gate(services, (context) =>
        page(name, path, pageHeaders({ gateway, hasOpener }), isFromElsewhere(context)),
      ),
    )
  app.get(
    '/recover',
    gate(services, () => {
      const html = new TextDecoder().decode(pages.find('recover.html')?.bytes)
      return page('recover', '/recover', pageHeaders({ loneScript: loneScriptOf(html) }))
    }),
  )
  app.get(
    '/assets/*',
    gate(services, ({ req }: Context) => {
      const file = pages.find(req.path.slice(1))
      if (!file) throw routeNotFound({ path: req.path.slice(0, 200) })
      const headers = {
        ...everywhere,
        'content-type': file.type,
        'content-security-policy': scriptPolicy(req.path),
        // The name has the hash of the content.
        'cache-control': 'public, max-age=31536000, immutable',
      }
      return new Response(file.bytes, { headers })
    }),
  )
  app.get(
    '/version.json',
    gate(services, ({ json }: Context) => json({ build: pages.hash, files: pages.files })),
  )
}
