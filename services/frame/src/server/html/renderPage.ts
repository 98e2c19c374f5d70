import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { pageStyle } from './pageStyle'

/** Text that the template has escaped. */
export type Html = ReturnType<typeof html>

/** A page that the server draws. */
export type PageContent = {
  readonly title: string
  readonly body: Html
  /** English by default. */
  readonly language?: string
  readonly isWide?: boolean
  /** Origins that a form may reach, redirects included. Without it a page has no form. */
  readonly formActions?: readonly string[]
  /** The one script of the page. It is ours, and never holds a value. */
  readonly script?: string
  /** Origins that the script may fetch from. */
  readonly connections?: readonly string[]
  /** Lets the page show frames without an address: mails in a sandbox. */
  readonly hasFrames?: boolean
  /** Whether its script tells the page that opened it something. All other pages are cut off from theirs. */
  readonly needsOpener?: boolean
  /** Seconds after which the browser loads the page again. */
  readonly refreshAfter?: number
}

/** A page with its headers. */
export type Page = { readonly text: string; readonly headers: Readonly<Record<string, string>> }

/** Renders a page that loads nothing from anywhere: style and script are part of it, allowed by their hash. */
export function renderPage(content: PageContent): Page {
  const {
    title,
    body,
    language = 'en',
    isWide,
    formActions = [],
    script,
    connections = [],
    hasFrames,
    needsOpener = false,
    refreshAfter,
  } = content
  const policy = [
    ['default-src', "'none'"],
    // For the empty icon, which keeps browsers from asking for one.
    ['img-src', 'data:'],
    // The style of a mail in a sandboxed frame falls under the policy of the page around it.
    ['style-src', hasFrames ? "'unsafe-inline'" : hashOf(pageStyle)],
    ['script-src', script === undefined ? "'none'" : hashOf(script)],
    ['connect-src', ...orNone(connections)],
    ['form-action', ...orNone(formActions)],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  const text = html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${raw(pageStyle)}</style>
</head>
<body>
<main class="${isWide ? 'wide' : ''}">
${body}
</main>
${script === undefined ? '' : html`<script>${raw(script)}</script>`}
</body>
</html>`
  return {
    text: String(text),
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': policy.map((directive) => directive.join(' ')).join('; '),
      'cache-control': 'no-store',
      'cross-origin-opener-policy': needsOpener ? 'unsafe-none' : 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // Other sites learn nothing. Without any referrer, browsers would hide the origin of our own forms too.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...(refreshAfter === undefined ? {} : { refresh: String(refreshAfter) }),
    },
  }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"]
}
