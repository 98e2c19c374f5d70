import type { Cacao } from '@latchkey/protocol'
import type { OpenedEnvelope } from '../crypto/openEnvelope'
import { topicOf } from '../crypto/topicOf'
import { readMetadata } from '../message/readMetadata'
import type { SignerContext } from '../session/SignerContext'
import { seconds } from '../session/seconds'
import type { Session, StoredProposal } from '../store/SignerState'
import type { CheckedCacao } from './checkCacao'

type Found = {
  readonly cacaos: readonly Cacao[]
  readonly checked: readonly CheckedCacao[]
  readonly opened: OpenedEnvelope
  readonly metadata: unknown
}

/** Builds the session that signed messages grant; null if they grant no method. */
export function sessionOf(context: SignerContext, proposal: StoredProposal, found: Found): Session | null {
  const { checked, cacaos, opened, metadata } = found
  const methods = unique(checked.flatMap(({ recap }) => recap?.methods ?? []))
  const publicKey = opened.senderPublicKey
  if (methods.length === 0 || !publicKey) return null
  const accounts = unique(
    checked.flatMap(({ issuer, recap }) =>
      unique([issuer.chainId, ...(recap?.chains ?? [])]).map((chain) => `${chain}:${issuer.address}`),
    ),
  )
  const chains = unique(checked.flatMap(({ issuer, recap }) => [issuer.chainId, ...(recap?.chains ?? [])]))
  return {
    topic: topicOf(opened.symKey),
    pairingTopic: proposal.pairingTopic,
    expiry: seconds.of(context.now()) + seconds.session,
    controller: publicKey,
    namespaces: { eip155: { chains, accounts, methods, events: ['chainChanged', 'accountsChanged'] } },
    requiredNamespaces: {},
    optionalNamespaces: {},
    self: { publicKey: proposal.publicKey, metadata: context.metadata },
    peer: { publicKey, metadata: readMetadata(metadata) },
    authentication: cacaos,
  }
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
