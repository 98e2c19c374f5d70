import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { Reply } from '../../http/Reply'

/** A piece of a page. */
export type Html = ReturnType<typeof html>

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 420px; margin: 32px auto; padding: 0 20px }
h1 { font-size: 22px; line-height: 1.3 }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px }
dt { color: light-dark(#5c6470, #a3abb8) } dd { margin: 0; text-align: end; overflow-wrap: anywhere }
form { display: grid; gap: 12px; margin-top: 24px }
button { font: inherit; min-height: 44px; border-radius: 10px; border: 1px solid light-dark(#5c6470, #a3abb8); background: none; color: inherit }
button:first-child { background: light-dark(#1d4ed8, #9db8ff); border-color: transparent; color: light-dark(#fff, #10131a); font-weight: 600 }
button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#1d4ed8, #9db8ff); outline-offset: 2px }
a { color: light-dark(#1d4ed8, #9db8ff) }
`
const styleHash = createHash('sha256').update(style).digest('base64')

const headersOf = (scripts: string) => ({
  'content-type': 'text/html; charset=UTF-8',
  // Nothing from other hosts, only this style, and forms that stay here.
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; ${scripts}base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
})

/** How a page differs from a plain one. */
export type PageOptions = {
  readonly title: string
  readonly content: Html
  readonly status?: number
  /** The path of the only script, below the gateway's own origin. */
  readonly script?: string
}

/** Returns a small page of the gateway: no script of its own unless named, readable by assistive technology. */
export async function onrampPage({ title, content, status = 200, script }: PageOptions): Promise<Reply> {
  const page = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${raw(style)}</style>${script ? html`<script src="${script}" defer></script>` : ''}</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`
  return new Reply(String(page), status, headersOf(script ? "script-src 'self'; " : ''))
}
