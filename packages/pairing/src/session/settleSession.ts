import { topicOf } from '../crypto/topicOf'
import type { Session } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { announceSession } from './announceSession'
import { leaveTopic } from './leaveTopic'
import type { SignerContext } from './SignerContext'

/** A verified session. */
export type Settled = {
  readonly session: Session
  readonly symKey: string
  readonly settleId: number
}

/** Stores and reports a session, and forgets its proposal and pairing. */
export function settleSession(context: SignerContext, settled: Settled): void {
  const { session, symKey, settleId } = settled
  const { pairingTopic, self } = session
  const hadAuthentication = context.store.read().proposals[pairingTopic]?.authentication
  context.store.update(transitions.settled({ session, symKey, settleId, seen: { last: {}, ids: [] } }))
  leaveTopic(context, pairingTopic)
  if (hadAuthentication) leaveTopic(context, topicOf(self.publicKey))
  context.reschedule()
  announceSession(context, session)
}
