import { topicOf } from '../crypto/topicOf'
import type { Session } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { announceSession } from './announceSession'
import { leaveTopic } from './leaveTopic'
import type { SignerContext } from './SignerContext'

/** A session that has been found good. */
export type Settled = {
  readonly session: Session
  readonly symKey: string
  readonly settleId: number
}

/** Stores a session, tells of it, and forgets the proposal and the pairing. */
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
