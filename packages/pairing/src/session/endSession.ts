import { sessionEnded } from '@latchkey/protocol'
import type { UnsentMessage } from '../store/SignerState'
import { transitions } from '../store/transitions'
import { endRequest } from './endRequest'
import { endWaiting } from './endWaiting'
import type { SignerContext } from './SignerContext'

/** How a session ends, and what to tell the wallet. */
export type SessionEnd = { readonly by: 'wallet' | 'site' | 'expiry'; readonly farewell?: UnsentMessage }

/** Forgets a session with its key and rejects its open requests. */
export function endSession(context: SignerContext, topic: string, { by, farewell }: SessionEnd): void {
  const { sessions, requests } = context.store.read()
  const stored = sessions[topic]
  if (!stored) return
  const open = Object.values(requests).filter((request) => request.topic === topic)
  context.store.update(transitions.sessionDropped(topic, farewell))
  for (const request of open) endRequest(context, request, { error: sessionEnded() })
  endWaiting(context, topic)
  context.reschedule()
  context.events.emit('sessionEnded', { session: stored.session, by })
}
