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
import { namespacesOf } from './provider/accountsIn'
import { ownValue } from './provider/ownValue'
import { readPeer } from './readPeer'
import type { Signer } from './session/createSigner'
import type { PendingRequest, SignerEvents } from './session/SignerEvents'
import { toWaitingRequest } from './toWaitingRequest'

/** The session of each family. */
type Topics = { readonly [namespace: string]: string }

/** Keeps an instance up to date on pending requests, their outcome and the paired wallets. Returns a function that stops it. */
export function tellInstance(
  context: PairingContext,
  signer: Signer,
  options: Pick<PairingOptions, 'openLink'> & { readonly topics?: () => Topics },
  /** Requests sent just before this started to listen. */
  missed: readonly PendingRequest[] = [],
): () => void {
  // Nobody awaits these; later requests have a promise, here or in another tab.
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
      // Other code reports both: the visitor cancelled, or the session has ended.
      if ('error' in outcome && (requestCancelled.is(outcome.error) || sessionEnded.is(outcome.error))) return
      noteAnswer(context, { request: toWaiting(request), outcome: toOutcome(outcome) })
    }),
    signer.on('sessionSettled', tellAll),
    signer.on('sessionUpdated', tellWallets),
    signer.on('sessionEnded', () => {
      tellAll()
      // The next session may be with another wallet.
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

/** If a family has several sessions, the one in use counts, else the newest. */
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
