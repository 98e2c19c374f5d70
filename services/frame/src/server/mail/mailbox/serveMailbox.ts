import type { Hono } from 'hono'
import type { FrameServices } from '../../FrameServices'
import { renderMailbox } from './renderMailbox'

/** [development] Serves the mails at `/dev/mailbox`: a page for people, JSON for programs. */
export function serveMailbox(app: Hono, { mailbox }: Pick<FrameServices, 'mailbox'>): void {
  if (!mailbox) return
  app.get('/dev/mailbox', (context) => {
    // A page under another name for this machine could read the codes by DNS rebinding.
    if (
      !/^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(
        context.req.header('host') ?? '',
      )
    ) {
      return context.text('Only on this machine', 403)
    }
    const mails = mailbox.mails()
    if (context.req.header('accept')?.includes('application/json')) {
      return context.json({ mails }, 200, { 'cache-control': 'no-store' })
    }
    const { text, headers } = renderMailbox(mails)
    return context.body(text, 200, headers)
  })
}
