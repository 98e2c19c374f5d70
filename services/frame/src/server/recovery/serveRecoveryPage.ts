import { loginEnded } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { noteAudit } from '../audit/noteAudit'
import { hashToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import { renderPage } from '../html/renderPage'
import { gate } from '../http/gate'
import { refuseForeignPage } from '../http/refuseForeignPage'
import { mailLocale } from '../mail/texts/mailLocale'
import { recoveryTexts } from './recoveryTexts'

type Asking = { deviceId: string; userId: string; origin: string; browser: string }

/**
 * Serves the page that the mail about a recovery links to. Its button ends the device that asked, so its waiting time
 * never ends. Opening the page changes nothing, and it works without scripts.
 */
export function serveRecoveryPage(app: Hono, services: FrameServices): void {
  const { database, settings, now } = services
  const find = async (token: string): Promise<Asking> => {
    const [asking] = await database.query<Asking>(
      `select d.id as "deviceId", d.user_id as "userId", d.origin, d.browser
       from frame_recoveries r join frame_devices d on d.id = r.device_id where r.token_hash = $1`,
      [hashToken(token)],
    )
    if (!asking) throw loginEnded()
    return asking
  }
  const stop = async (asking: Asking) =>
    database.transaction(async (sql) => {
      await sql.query('delete from frame_devices where id = $1', [asking.deviceId])
      await noteAudit(sql, now(), 'recovery-stopped', asking)
    })
  const answer = (isPressed: boolean) => async (context: Context) => {
    refuseForeignPage(settings, context)
    const language = mailLocale(context.req.header('accept-language'))
    const texts = recoveryTexts[language]
    const token = context.req.query('t') ?? ''
    const draw = (title: string, text: string, form: ReturnType<typeof html> | '' = '', status = 200) => {
      const body = html`<h1>${title}</h1><p>${text}</p>${form}`
      const page = renderPage({ title, body, language, formActions: ["'self'"] })
      return new Response(page.text, { status, headers: page.headers })
    }
    try {
      const asking = await find(token)
      if (isPressed) {
        await stop(asking)
        return draw(texts.doneTitle, texts.doneText)
      }
      const form = html`<form method="post" action="/recovery?t=${token}">
<p class="soft">${asking.origin}<br>${asking.browser}</p>
<button class="main">${texts.button}</button>
</form>`
      return draw(texts.title, texts.text, form)
    } catch (error) {
      if (!loginEnded.is(error)) throw error
      return draw(texts.endedTitle, texts.endedText, '', 410)
    }
  }
  app.get('/recovery', gate(services, answer(false)))
  app.post('/recovery', gate(services, answer(true)))
}
