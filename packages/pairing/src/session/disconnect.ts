import { sessionNotFound } from '@latchkey/protocol'
import { methodRules } from '../message/methodRules'
import { sealMessage } from '../message/publishMessage'
import type { UnsentMessage } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { endSession } from './endSession'
import { peerErrors } from './peerErrors'
import type { SignerContext } from './SignerContext'
import { seconds } from './seconds'

/** Ends a session at once. The wallet hears about it when the relay is reachable, even after a reload. @throws sessionNotFound */
export async function disconnect(context: SignerContext, topic: string): Promise<void> {
  const { sessions } = context.store.read()
  const stored = Object.hasOwn(sessions, topic) ? sessions[topic] : undefined
  if (!stored) throw sessionNotFound({ topic })
  const { tag, ttl } = methodRules.wc_sessionDelete.request
  const message = sealMessage(
    context,
    { topic, symKey: stored.symKey },
    { id: context.nextId(), method: 'wc_sessionDelete', params: peerErrors.disconnected },
  )
  const farewell = { topic, message, tag, ttl, until: seconds.of(context.now()) + ttl }
  endSession(context, topic, { by: 'site', farewell })
  await sendFarewell(context, farewell)
}

/** Sends pending messages to wallets; retried at the next start. */
export async function sendFarewell(context: SignerContext, farewell: UnsentMessage): Promise<void> {
  const { topic, message, tag, ttl } = farewell
  try {
    await context.relay.publish(topic, message, { tag, ttl })
    context.store.update(transitions.sent(message))
  } catch {
    // Not reached: keep it stored; the session has ended here anyway.
  }
}
