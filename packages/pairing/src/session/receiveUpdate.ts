import { isRecord, namespacesRefused } from '@latchkey/protocol'
import type { PeerRequest } from '../message/parseMessage'
import { conformityFault } from '../namespaces/conformityFault'
import type { SessionNamespaces } from '../namespaces/Namespaces'
import { parseNamespaces } from '../namespaces/parseNamespaces'
import type { StoredSession } from '../store/SignerState'
import { transitions } from '../store/transitions'
import type { PeerOutcome } from './answerPeer'
import { notice } from './notice'
import { peerErrors } from './peerErrors'
import type { SignerContext } from './SignerContext'

/** Replaces what the wallet grants. A late or malformed update changes nothing. */
export function receiveUpdate(
  context: SignerContext,
  stored: StoredSession,
  { id, params }: PeerRequest,
): PeerOutcome {
  const { session } = stored
  const namespaces = read(stored, params)
  const order = namespaces ? notice(context, stored, { id, kind: 'update' }) : 'late'
  if (namespaces && order === 'new') {
    const before = (context.known.get(session.topic) ?? session).namespaces
    const updated = { ...session, namespaces }
    context.known.set(session.topic, updated)
    context.store.update(
      transitions.sessionChanged(session.topic, (now) => ({
        ...now,
        session: { ...now.session, namespaces },
      })),
    )
    context.events.emit('sessionUpdated', { session: updated, before })
  }
  return order === 'late' ? { error: peerErrors.invalidUpdate } : { result: true }
}

function read({ session }: StoredSession, params: unknown): SessionNamespaces | null {
  try {
    const namespaces = parseNamespaces(isRecord(params) ? params.namespaces : null)
    return conformityFault(session.requiredNamespaces, namespaces) === null ? namespaces : null
  } catch (error) {
    if (namespacesRefused.is(error)) return null
    throw error
  }
}
