import {
  linkWallet,
  noteAnswer,
  notePairedWallets,
  noteRequests,
  type PairedWallets,
  type PairingContext,
} from '@latchkey/core'
import {
  isLatchkeyError,
  isNamespace,
  requestCancelled,
  sessionEnded,
  storagePrefix,
  walletAnswered,
} from '@latchkey/protocol'
import { openForVisitor } from './openForVisitor'
import type { PairingOptions } from './PairingOptions'
import { namespacesOf } from './provider/namespacesOf'
import { ownValue } from './provider/ownValue'
import { readPeer } from './readPeer'
import type { Signer } from './session/createSigner'
import type { PendingRequest, SignerEvents } from './session/SignerEvents'
import { toWaitingRequest } from './toWaitingRequest'

/** The session that each family of chains uses. */
type Topics = { readonly [namespace: string]: string }

/** Keeps an instance up to date on what waits in wallets, what came of it, and which wallets there are; returns how to stop. */
export function tellInstance(
  context: PairingContext,
  signer: Signer,
  options: Pick<PairingOptions, 'openLink'> & { readonly topics?: () => Topics },
  /** Requests that were sent a moment ago, before this could listen. */
  missed: readonly PendingRequest[] = [],
): () => void {
  // Only these have nobody who waits for them: one that is made later has its promise, here or in another tab.
  const old = new Set(signer.pending().map(({ id }) => id))
  const toWaiting = (request: PendingRequest) =>
    toWaitingRequest(context, signer.session(request.topic), request)
  const tellRequests = () => noteRequests(context, signer.pending().map(toWaiting))
  const tellWallets = () => notePairedWallets(context, walletsOf(signer, options.topics?.() ?? {}))
  const tellAll = () => {
    tellWallets()
    tellRequests()
  }
  const stops = [
    signer.on('requestSent', (request) => openForVisitor(context, toWaiting(request), options)),
    signer.on('pendingChanged', tellRequests),
    signer.on('requestEnded', ({ request, outcome, waited }) => {
      if (waited || !old.has(request.id)) return
      // Both are told of elsewhere: the visitor gave it up, or the wallet is gone with all that it held.
      if ('error' in outcome && (requestCancelled.is(outcome.error) || sessionEnded.is(outcome.error))) return
      noteAnswer(context, { request: toWaiting(request), outcome: toOutcome(outcome) })
    }),
    signer.on('sessionSettled', tellAll),
    signer.on('sessionUpdated', tellWallets),
    signer.on('sessionEnded', () => {
      tellAll()
      // Whoever comes next may be another wallet.
      if (signer.sessions().length === 0) linkWallet(context, null)
    }),
    context.host.onStorageChange((key) => {
      if (key === null || key === `${storagePrefix}pairing`) tellAll()
    }),
  ]
  tellAll()
  for (const request of missed) openForVisitor(context, toWaiting(request), options)
  return () => {
    for (const stop of stops) stop()
  }
}

/** Where a family has several sessions, the one that it uses speaks, else the newest. */
function walletsOf(signer: Signer, topics: Topics): PairedWallets {
  const sessions = [...signer.sessions()].sort((one, other) => one.expiry - other.expiry)
  return Object.fromEntries(
    sessions.flatMap((session) => {
      const { name, imageUrl } = readPeer(session.peer.metadata)
      const isMeant = (namespace: string) => {
        const topic = ownValue(topics, namespace)
        return topic === undefined || topic === session.topic || !signer.session(topic)
      }
      const families = name ? namespacesOf(session).filter(isNamespace).filter(isMeant) : []
      return families.map((namespace) => [namespace, { name, imageUrl }] as const)
    }),
  )
}

function toOutcome(outcome: SignerEvents['requestEnded']['outcome']) {
  if (!('error' in outcome)) return outcome
  const { error } = outcome
  return {
    error: isLatchkeyError(error)
      ? error
      : walletAnswered({ message: String(error), wallet: 0 }, { cause: error }),
  }
}
