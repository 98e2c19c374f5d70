import { html } from 'hono/html'
import { type Html, type Page, renderPage } from '../../html/renderPage'
import type { ReceivedMail } from './startMailbox'

/** Draws the mails as a page. A mail's HTML runs in a sandbox without script or network. */
export function renderMailbox(mails: readonly ReceivedMail[]): Page {
  return renderPage({
    title: mails[0] ? `${mails[0].subject} · Mailbox` : 'Mailbox',
    isWide: true,
    hasFrames: true,
    refreshAfter: 4,
    body: html`<h1>Development mailbox</h1>
<p class="soft">Every mail of the secure frame ends up here. The page reloads by itself.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(renderMail)}`,
  })
}

function renderMail({ to, subject, text, html: body, at }: ReceivedMail): Html {
  return html`<article>
<h2 dir="auto">${subject}</h2>
<p class="soft">To ${to}, <time>${new Date(at).toISOString()}</time></p>
<pre dir="auto">${withLinks(text)}</pre>
<details><summary class="soft">As HTML</summary><iframe sandbox="" title="${subject}" srcdoc="${body}"></iframe></details>
</article>`
}

function withLinks(text: string): readonly Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : html`${part}`,
    )
}
