import { loginEnded } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { FrameServices } from '../FrameServices'
import { renderPage } from '../html/renderPage'
import { gate } from '../http/gate'
import { publicUrl } from '../http/publicUrl'
import { refuseForeignPage } from '../http/refuseForeignPage'
import { askerOf } from '../login/askerOf'
import type { MailLocale } from '../mail/texts/mailLocale'
import { findUndoable, undoChange } from './undoChange'
import { undoTexts } from './undoTexts'

/**
 * [FRM-5] Serves the page that the mail to the old address links to. Opening it changes nothing, because programs that
 * scan mails open links; its button undoes the change. It works without scripts.
 */
export function serveUndoPage(app: Hono, services: FrameServices): void {
  const { settings } = services
  const answer = (act: (context: Context, token: string) => Promise<void>, state: 'ask' | 'done') =>
    gate(services, async (context) => {
      refuseForeignPage(settings, context)
      const { locale } = askerOf(context)
      const token = context.req.query('t') ?? ''
      try {
        const { oldEmail } = await findUndoable(services, token)
        await act(context, token)
        return draw(locale, state, oldEmail, token)
      } catch (error) {
        if (loginEnded.is(error)) return draw(locale, 'ended', '', '')
        throw error
      }
    })
  const undo = (context: Context, token: string) =>
    undoChange(services, token, { browser: askerOf(context).browser, origin: publicUrl(settings, context) })
  app.get(
    '/email/undo',
    answer(async () => undefined, 'ask'),
  )
  app.post('/email/undo', answer(undo, 'done'))
}

function draw(locale: MailLocale, state: 'ask' | 'done' | 'ended', email: string, token: string): Response {
  const texts = undoTexts[locale]
  const [title, text] = {
    ask: [texts.title, texts.text],
    done: [texts.doneTitle, texts.doneText],
    ended: [texts.endedTitle, texts.endedText],
  }[state] as [string, string]
  const { text: drawn, headers } = renderPage({
    title,
    language: locale,
    formActions: ["'self'"],
    body: html`<h1>${title}</h1><p>${text.replace('{email}', email)}</p>
${
  state === 'ask'
    ? html`<form method="post" action="/email/undo?t=${token}"><button type="submit" class="main">${texts.button}</button></form>`
    : ''
}`,
  })
  return new Response(drawn, { status: state === 'ended' ? 410 : 200, headers })
}
