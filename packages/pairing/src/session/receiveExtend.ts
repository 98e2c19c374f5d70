import { isRecord } from '@latchkey/protocol'
import type { PeerRequest } from '../message/parseMessage'
import type { StoredSession } from '../store/SignerState'
import { transitions } from '../store/transitions'
import type { PeerOutcome } from './answerPeer'
import { notice } from './notice'
import type { SignerContext } from './SignerContext'
import { seconds } from './seconds'

/** Extends the session to the wallet's time or by a week, and never beyond a week from now. */
export function receiveExtend(
  context: SignerContext,
  stored: StoredSession,
  { id, params }: PeerRequest,
): PeerOutcome {
  const { session } = stored
  const latest = seconds.of(context.now()) + seconds.session
  const named = isRecord(params) ? params.expiry : undefined
  const expiry = typeof named === 'number' ? Math.min(Math.floor(named), latest) : latest
  if (notice(context, stored, { id, kind: 'extend' }) === 'new' && expiry > session.expiry) {
    context.store.update(
      transitions.sessionChanged(session.topic, (now) => ({ ...now, session: { ...now.session, expiry } })),
    )
    context.reschedule()
    context.events.emit('sessionExtended', { session: { ...session, expiry } })
  }
  return { result: true }
}
