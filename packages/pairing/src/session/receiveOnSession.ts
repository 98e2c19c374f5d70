import { openEnvelope } from '../crypto/openEnvelope'
import { methodRules } from '../message/methodRules'
import type { PeerRequest } from '../message/PeerMessage'
import { parseMessage } from '../message/parseMessage'
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

/** Does what a wallet asks; what is null is not answered. */
type Handler = (context: SignerContext, stored: StoredSession, request: PeerRequest) => PeerOutcome | null

const done = { result: true }

/** What is done with each thing that a wallet may ask. What is not here gets no answer: wallets ask for nothing else. */
const handlers = {
  wc_sessionSettle(context, { session, settleId }, { id }) {
    // The wallet has not heard that its session is here; another settle than the first is none.
    if (id !== settleId) return null
    // Another tab may have been quicker; whoever waits does so here.
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

/** Takes a message of a session. @throws envelopeRefused */
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
  // The key is at hand though the session may be over by now.
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
