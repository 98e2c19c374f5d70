import { openEnvelope } from '../crypto/openEnvelope'
import { methodRules } from '../message/methodRules'
import type { PeerRequest } from '../message/PeerMessage'
import { parseMessage } from '../message/parseMessage'
import type { RelayMessage } from '../relay/Relay'
import type { StoredSession } from '../store/SignerState'
import { announceSession } from './announceSession'
import { answerPeer } from './answerPeer'
import { receiveAnswer } from './receiveAnswer'
import { receiveDelete } from './receiveDelete'
import { receiveEvent } from './receiveEvent'
import { receiveExtend } from './receiveExtend'
import { receiveUpdate } from './receiveUpdate'
import type { SignerContext } from './SignerContext'

/** What is done with each thing that a wallet may ask. What is not here gets no answer: wallets ask for nothing else. */
type Handler = (context: SignerContext, stored: StoredSession, request: PeerRequest) => void | Promise<void>

/** Takes a message of a session. @throws envelopeRefused */
export async function receiveOnSession(
  context: SignerContext,
  stored: StoredSession,
  message: RelayMessage,
): Promise<void> {
  const { text } = openEnvelope(message.message, { symKey: stored.symKey })
  const body = parseMessage(text)
  if ('method' in body) await handlers.get(body.method)?.(context, stored, body)
  else await receiveAnswer(context, stored.session.topic, body)
}

const handlers: ReadonlyMap<string, Handler> = /* @__PURE__ */ new Map<string, Handler>([
  ['wc_sessionSettle', repeatSettle],
  ['wc_sessionUpdate', receiveUpdate],
  ['wc_sessionExtend', receiveExtend],
  ['wc_sessionEvent', receiveEvent],
  ['wc_sessionDelete', receiveDelete],
  ['wc_sessionPing', answerPing],
])

/** The wallet has not heard that its session is here; another settle than the first is none. */
function repeatSettle(
  context: SignerContext,
  stored: StoredSession,
  { id }: PeerRequest,
): void | Promise<void> {
  if (id !== stored.settleId) return
  // Another tab may have been quicker; whoever waits does so here.
  announceSession(context, stored.session)
  return answerPeer(context, channelOf(stored), {
    id,
    result: true,
    rules: methodRules.wc_sessionSettle.answer,
  })
}

function answerPing(context: SignerContext, stored: StoredSession, { id }: PeerRequest): Promise<void> {
  return answerPeer(context, channelOf(stored), {
    id,
    result: true,
    rules: methodRules.wc_sessionPing.answer,
  })
}

function channelOf({ session, symKey }: StoredSession) {
  return { topic: session.topic, symKey }
}
