import { html } from 'hono/html'
import { renderPage } from '../html/renderPage'
import type { MailLocale } from '../mail/texts/mailLocale'
import { socialTexts } from './socialTexts'

/** What the window after the provider shows. */
export type SocialPage = { readonly locale: MailLocale } & (
  | { readonly state: 'other' }
  | { readonly state: 'done'; readonly result: WindowResult }
  | {
      readonly state: 'failed'
      /** Where to report the end to, if the login is known. */
      readonly result?: WindowResult
    }
  | {
      readonly state: 'result'
      readonly result: WindowResult
      readonly code: string
      readonly browser: string
      /** Whether the page that started gets the code at once. Else the visitor has to press the button. */
      readonly isDirect: boolean
    }
)

/** What the page that started gets, and its origin. */
export type WindowResult = { readonly origin: string; readonly uri: string }

/** Tells the page that started. That page closes this window; if it can't be reached, the visitor gets a button. */
const report = `
const { origin, uri } = document.querySelector('[data-uri]').dataset
if (window.opener) window.opener.postMessage({ resultUri: uri }, origin)
const show = () => { for (const part of document.querySelectorAll('[data-late]')) part.hidden = !part.hidden }
setTimeout(show, window.opener ? 1500 : 0)
`
/** Tells the page that started to ask the server; it closes this window. */
const end = `
const { origin, uri } = document.querySelector('[data-uri]').dataset
if (window.opener) window.opener.postMessage({ resultUri: uri }, origin)
else window.close()
`

/** Draws the window after the provider. */
export function drawSocialPage(page: SocialPage): Response {
  const { locale, state } = page
  const texts = socialTexts[locale]
  const [title, text, status] = {
    result: [texts.title, texts.text, 200],
    done: [texts.doneTitle, texts.doneText, 200],
    failed: [texts.failedTitle, texts.failedText, 401],
    other: [texts.otherTitle, texts.otherText, 403],
  }[state] as [string, string, number]
  const isShown = state === 'result' && !page.isDirect
  const result = state === 'other' || isShown ? undefined : page.result
  const script = state === 'done' ? end : result && report
  const { text: drawn, headers } = renderPage({
    title,
    language: locale,
    needsOpener: true,
    body: html`<h1>${title}</h1>
${isShown ? '' : html`<p ${state === 'result' ? 'data-late' : ''}>${text}</p>`}
${result ? html`<div hidden data-origin="${result.origin}" data-uri="${result.uri}"></div>` : ''}
${
  state === 'result'
    ? html`<form method="post" action="/social/done" ${isShown ? '' : 'hidden data-late'}>
<p>${texts.lateText}</p>
<p class="soft">${texts.site}: ${page.result.origin}<br>${texts.browser}: ${page.browser}</p>
<input type="hidden" name="code" value="${page.code}">
<button type="submit" class="main">${texts.button}</button>
</form>`
    : ''
}`,
    ...(state === 'result' ? { formActions: ["'self'"] } : {}),
    ...(script === undefined ? {} : { script }),
  })
  return new Response(drawn, { status, headers })
}
