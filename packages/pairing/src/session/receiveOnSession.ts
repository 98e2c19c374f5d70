import { openEnvelope } from '../crypto/openEnvelope'
import { methodRules } from '../message/methodRules'
import { type PeerRequest, parseMessage } from '../message/parseMessage'
import type { RelayMessage } from '../relay/Relay'
import type { StoredSession } from '../store/SignerState'
import { announceSession } from './announceSession'
import { answerPeer, type PeerOutcome } from './answerPeer'
import { endSession } from './endSession'
import { receiveAnswer } from './receiveAnswer'
import { receiveEvent } from './receiveEvent'
import { receiveExtend } from './receiveExtend'
import { receiveUpdate } from './receiveUpdate'
import type { SignerContext } from './SignerContext'

/** Handles a wallet's request; null means no answer. */
type Handler = (context: SignerContext, stored: StoredSession, request: PeerRequest) => PeerOutcome | null

const done = { result: true }

/** Handlers by method. Other methods get no answer, since wallets send no others. */
const handlers = {
  wc_sessionSettle(context, { session, settleId }, { id }) {
    // The wallet missed our confirmation; any settle but the first is ignored.
    if (id !== settleId) return null
    // Another tab may have been faster; resolve this page's callers.
    announceSession(context, session)
    return done
  },
  wc_sessionUpdate: receiveUpdate,
  wc_sessionExtend: receiveExtend,
  wc_sessionEvent: receiveEvent,
  wc_sessionDelete(context, { session }) {
    endSession(context, session.topic, { by: 'wallet' })
    return done
  },
  wc_sessionPing: () => done,
} satisfies { readonly [Method in keyof typeof methodRules]?: Handler }

/** Handles a message in a session. @throws envelopeRefused */
export async function receiveOnSession(
  context: SignerContext,
  stored: StoredSession,
  message: RelayMessage,
): Promise<void> {
  const { symKey, session } = stored
  const { text } = openEnvelope(message.message, { symKey })
  const body = parseMessage(text)
  if (!('method' in body)) return receiveAnswer(context, session.topic, body)
  const { id, method } = body
  if (!isHandled(method)) return
  const outcome = handlers[method](context, stored, body)
  // Answer with the known key even if the session has ended.
  if (outcome)
    await answerPeer(
      context,
      { topic: session.topic, symKey },
      { id, ...outcome, rules: methodRules[method].answer },
    )
}

function isHandled(method: string): method is keyof typeof handlers {
  return Object.hasOwn(handlers, method)
}
