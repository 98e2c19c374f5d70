import { isLatchkeyError } from '@latchkey/protocol'
import type { Context, Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { errorResponse } from '../http/errorResponse'
import { gate } from '../http/gate'
import { refuseForeignPage } from '../http/refuseForeignPage'
import { mailLocale } from '../mail/texts/mailLocale'
import { approveDevice, findLinked } from './approveDevice'
import { drawDevicePage } from './drawDevicePage'

/**
 * [FRM-3] Serves the page that the mail links to. Opening it changes nothing, because programs that scan mails open
 * links; the button confirms. It works without scripts.
 */
export function serveDevicePage(app: Hono, services: FrameServices): void {
  const answer = (act: (token: string) => Promise<'ask' | 'done'>) => async (context: Context) => {
    refuseForeignPage(services.settings, context)
    const locale = mailLocale(context.req.header('accept-language'))
    const token = context.req.query('t') ?? ''
    try {
      const state = await act(token)
      const { origin, browser } = await findLinked(services, token)
      return drawDevicePage({ locale, state, origin, browser, token })
    } catch (error) {
      // Errors of the frame itself are for the log.
      if (!isLatchkeyError(error) || !errorResponse(error)) throw error
      return drawDevicePage({ locale, state: 'ended' })
    }
  }
  const look = async (token: string) =>
    (await findLinked(services, token)).state === 'approved' ? 'done' : 'ask'
  const approve = async (token: string) => {
    await approveDevice(services, token)
    return 'done' as const
  }
  app.get('/device', gate(services, answer(look)))
  app.post('/device', gate(services, answer(approve)))
}
