import { isRecord, settleRefused } from '@latchkey/protocol'
import { readMetadata } from '../message/readMetadata'
import { conformityFault } from '../namespaces/conformityFault'
import { grants } from '../namespaces/grants'
import { parseNamespaces } from '../namespaces/parseNamespaces'
import type { Session, StoredProposal } from '../store/SignerState'
import { peerErrors } from './peerErrors'
import type { SignerContext } from './SignerContext'
import { seconds } from './seconds'

/** Parses a wallet's session. It must come from the agreed wallet and be useful to the site. @throws settleRefused, namespacesRefused */
export function parseSettle(context: SignerContext, proposal: StoredProposal, params: unknown): Session {
  const { agreed } = proposal
  if (!isRecord(params) || !agreed) throw refuse('it is empty')
  const { relay, controller, expiry } = params
  if (isRecord(relay) && relay.protocol !== undefined && typeof relay.protocol !== 'string')
    throw refuse('invalid relay')
  if (!isRecord(controller) || controller.publicKey !== agreed.responderPublicKey)
    throw refuse('it comes from another wallet')
  const now = seconds.of(context.now())
  if (typeof expiry !== 'number' || !Number.isFinite(expiry) || expiry <= now) throw refuse('it has expired')
  const namespaces = parseNamespaces(params.namespaces)
  const missing = conformityFault(proposal.required, namespaces)
  if (missing !== null) throw refuse(`it lacks ${missing}`)
  const asked = Object.values(proposal.namespaces).flatMap(({ chains }) => chains)
  if (asked.length > 0 && !asked.some((chain) => grants(namespaces, chain)))
    throw settleRefused({
      reason: "it has no account on the site's chains",
      answer: peerErrors.unsupportedChains.code,
    })
  return {
    topic: agreed.topic,
    pairingTopic: proposal.pairingTopic,
    expiry: Math.floor(expiry),
    controller: agreed.responderPublicKey,
    namespaces,
    requiredNamespaces: proposal.required,
    optionalNamespaces: proposal.namespaces,
    ...readProperties(params),
    self: { publicKey: proposal.publicKey, metadata: context.metadata },
    peer: { publicKey: agreed.responderPublicKey, metadata: readMetadata(controller.metadata) },
  }
}

function refuse(reason: string) {
  return settleRefused({ reason, answer: peerErrors.invalidSettle.code })
}

function readProperties(
  params: Readonly<Record<string, unknown>>,
): Pick<Session, 'sessionProperties' | 'scopedProperties' | 'sessionConfig'> {
  const { sessionProperties, scopedProperties, sessionConfig } = params
  return {
    ...(isRecord(sessionProperties) ? { sessionProperties } : {}),
    ...(isRecord(scopedProperties) ? { scopedProperties } : {}),
    ...(isRecord(sessionConfig) ? { sessionConfig } : {}),
  }
}
