import { loginTooOld } from '@latchkey/protocol'
import type { FrameSession } from './FrameSession'

/** How long a login proves who the visitor is. */
const freshMs = 10 * 60_000

/** Refuses a session whose visitor signed in too long ago. @throws loginTooOld */
export function requireFreshLogin({ signedInAt }: Pick<FrameSession, 'signedInAt'>, now: number): void {
  if (now - signedInAt.getTime() > freshMs) throw loginTooOld()
}
