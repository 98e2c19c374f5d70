import { html } from 'hono/html'
import { renderPage } from '../html/renderPage'
import type { MailLocale } from '../mail/texts/mailLocale'
import { deviceTexts } from './deviceTexts'

/** What the page shows. */
export type DevicePage =
  | { readonly locale: MailLocale; readonly state: 'ended' }
  | {
      readonly locale: MailLocale
      readonly state: 'ask' | 'done'
      readonly origin: string
      readonly browser: string
      readonly token: string
    }

/** Draws the page that the mail links to. */
export function drawDevicePage(page: DevicePage): Response {
  const { locale, state } = page
  const texts = deviceTexts[locale]
  const [title, text] = {
    ask: [texts.title, texts.text],
    done: [texts.doneTitle, texts.doneText],
    ended: [texts.endedTitle, texts.endedText],
  }[state]
  const form =
    page.state === 'ask'
      ? html`<form method="post" action="/device?t=${page.token}">
<p class="soft">${texts.site}: <bdi>${page.origin}</bdi><br>${texts.browser}: <bdi>${page.browser}</bdi></p>
<button class="main">${texts.button}</button>
</form>`
      : ''
  const { text: drawn, headers } = renderPage({
    title: `${title}`,
    body: html`<h1>${title}</h1><p>${text}</p>${form}`,
    formActions: ["'self'"],
    language: locale,
  })
  return new Response(drawn, { status: state === 'ended' ? 410 : 200, headers })
}
