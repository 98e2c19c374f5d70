import { authenticationRefused, type Cacao, isRecord, type LatchkeyError } from '@latchkey/protocol'
import type { OpenedEnvelope } from '../crypto/openEnvelope'
import { topicOf } from '../crypto/topicOf'
import { methodRules } from '../message/methodRules'
import type { PeerAnswer } from '../message/parseMessage'
import { publishMessage } from '../message/publishMessage'
import { dropProposal } from '../session/dropProposal'
import { peerErrors } from '../session/peerErrors'
import { readPeerError } from '../session/readPeerError'
import type { SignerContext } from '../session/SignerContext'
import { settleSession } from '../session/settleSession'
import { isCacao } from '../store/isCacao'
import type { StoredAuthentication, StoredProposal } from '../store/SignerState'
import { type CheckedCacao, checkCacao } from './checkCacao'
import { sessionOf } from './sessionOf'

type Received = { readonly body: PeerAnswer; readonly opened: OpenedEnvelope }

/** Handles the answer to one-click sign-in. Stores nothing until every signature is verified. */
export async function receiveAuthentication(
  context: SignerContext,
  proposal: StoredProposal,
  { body, opened }: Received,
): Promise<void> {
  const { authentication } = proposal
  if (!authentication) return
  if ('error' in body) {
    // A wallet without the method answers the plain proposal instead.
    const isUnknown = isRecord(body.error) && body.error.code === peerErrors.unsupportedMethod.code
    if (!isUnknown) dropProposal(context, proposal, await readPeerError(body.error))
    return
  }
  const { responder, cacaos } = readAnswer(body.result)
  const isFromSender = isRecord(responder) && responder.publicKey === opened.senderPublicKey
  if (!isFromSender || !opened.senderPublicKey || cacaos.length === 0) {
    dropProposal(context, proposal, authenticationRefused({ reason: 'it is malformed' }))
    return
  }
  const checked = await check(context, authentication, cacaos)
  // During the check the visitor may have cancelled, or the plain answer may have arrived.
  if (!(proposal.pairingTopic in context.store.read().proposals)) return
  if ('error' in checked) {
    dropProposal(context, proposal, checked.error)
    await dismiss(context, opened.symKey)
    return
  }
  await finish(context, proposal, { cacaos, checked: checked.good, opened, metadata: responder.metadata })
}

const mostCacaos = 50

/** Parses an answer; no signed messages if any of them is malformed. */
function readAnswer(result: unknown): { responder: unknown; cacaos: readonly Cacao[] } {
  const { responder, cacaos } = isRecord(result) ? result : {}
  const isGood = Array.isArray(cacaos) && cacaos.length <= mostCacaos && cacaos.every(isCacao)
  return { responder, cacaos: isGood ? cacaos : [] }
}

async function check(
  context: SignerContext,
  authentication: StoredAuthentication,
  cacaos: readonly Cacao[],
): Promise<{ good: CheckedCacao[] } | { error: LatchkeyError }> {
  try {
    const { isContractSignature } = context
    return {
      good: await Promise.all(cacaos.map((cacao) => checkCacao(authentication, cacao, isContractSignature))),
    }
  } catch (cause) {
    const error = authenticationRefused.is(cause)
      ? cause
      : authenticationRefused({ reason: "it couldn't be checked" }, { cause })
    return { error }
  }
}

async function finish(
  context: SignerContext,
  proposal: StoredProposal,
  found: {
    readonly cacaos: readonly Cacao[]
    readonly checked: readonly CheckedCacao[]
    readonly opened: OpenedEnvelope
    readonly metadata: unknown
  },
): Promise<void> {
  const { cacaos, opened } = found
  const session = sessionOf(context, proposal, found)
  if (!session) {
    context.approvals.get(proposal.pairingTopic)?.resolve({ authentication: cacaos })
    context.approvals.delete(proposal.pairingTopic)
    dropProposal(context, proposal, null)
    return
  }
  const settleId = proposal.authentication?.id ?? proposal.id
  settleSession(context, { session, symKey: opened.symKey, settleId })
  await context.relay.subscribe([session.topic])
}

/** Tells the wallet that the site rejected its session. */
async function dismiss(context: SignerContext, symKey: string): Promise<void> {
  const options = methodRules.wc_sessionDelete.request
  const message = {
    id: context.nextId(),
    method: 'wc_sessionDelete',
    params: peerErrors.disconnected,
    options,
  }
  try {
    await publishMessage(context, { topic: topicOf(symKey), symKey }, message)
  } catch {
    // Not reached: the wallet keeps an unused session until it expires.
  }
}
