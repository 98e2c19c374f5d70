import { leaveTopic } from '../session/leaveTopic'
import { forget } from './forget'
import type { PeerContext } from './PeerContext'

/** Forgets a session and its requests. */
export function endPeerSession(context: PeerContext, topic: string): void {
  const session = context.store.read().sessions[topic]
  if (!session) return
  context.store.update((state) => ({
    ...state,
    sessions: forget(state.sessions, topic),
    requests: Object.fromEntries(
      Object.entries(state.requests).filter(([, request]) => request.topic !== topic),
    ),
  }))
  leaveTopic(context, topic)
  context.events.emit('sessionEnded', session)
}
