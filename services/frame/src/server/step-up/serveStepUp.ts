import { postStepUpOptions as ask, postStepUp as check, postStepUpLimit as limit } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { askTouch } from '../passkeys/askTouch'
import { checkTouch } from '../passkeys/checkTouch'
import { bySession } from '../sessions/bySession'
import { postStepUpLimit } from './postStepUpLimit'

const use = 'step-up'

/** Serves the second look at large amounts: a passkey is touched again before they're signed. */
export function serveStepUp(app: Hono, services: FrameServices): void {
  handleCall(app, services, ask, bySession, async (request) => ({
    options: await askTouch(services, request, use),
  }))
  handleCall(app, services, check, bySession, async ({ body: { response }, context, known: session }) => {
    await checkTouch(services, session, { context, response, use })
    return { ok: true }
  })
  handleCall(app, services, limit, bySession, postStepUpLimit(services))
}
