import type { PeerSession, PeerSessionRequest, PeerSignIn } from '@latchkey/pairing/peer'
import { grantNamespaces, readRequest, readSignIn, requestRefused } from '@latchkey/testing/pairing'
import { siteOf } from '../words/siteOf'
import type { WalletStore } from './createWalletStore'
import type { WalletPorts } from './WalletPorts'
import type { Waiting, WaitingRequest, WaitingSignIn } from './WalletState'

/** Decodes what sites want into what the owner sees. */
export type WaitingReader = {
  read(sessions: readonly PeerSession[]): readonly Waiting[]
  /** A decision is in progress: don't decode or answer it again. */
  readonly busy: Set<number>
  /** Answers a request. If the relay is down, reports it and keeps the answer. */
  answer(id: number, body: { readonly result: unknown } | { readonly error: unknown }): Promise<void>
  forget(id: number): void
}

/** Creates the decoder. It decodes each request once, and rejects at once what isn't allowed or supported. */
export function createWaiting({ peer, families, now }: WalletPorts, store: WalletStore): WaitingReader {
  const known = new Map<number, WaitingRequest | WaitingSignIn>()
  const busy = new Set<number>()
  const alive = <Item extends { readonly expiry: number }>(items: readonly Item[]) =>
    items.filter(({ expiry }) => expiry * 1000 > now())

  const answer: WaitingReader['answer'] = async (id, body) => {
    try {
      await peer.respond(id, body)
    } catch (error) {
      busy.delete(id)
      throw error
    }
  }
  const keep = <Item extends WaitingRequest | WaitingSignIn>(waiting: Item): readonly [Item] => {
    known.set(waiting.id, waiting)
    return [waiting]
  }
  const byItself = (id: number, work: () => Promise<unknown>) => {
    busy.add(id)
    // The site shows the outcome, and the top of the page shows the relay's state.
    void work().catch(() => busy.delete(id))
  }
  const refuse = (site: { readonly name: string; readonly url: string }, reason: string) =>
    store.say(`The wallet rejected a request from ${siteOf(site).name}. ${reason}.`, true)

  const readOne = (request: PeerSessionRequest, session: PeerSession): readonly WaitingRequest[] => {
    const { id } = request
    const result = readRequest(families, session, request)
    if ('error' in result) {
      refuse(session.site.metadata, result.error.message)
      byItself(id, () => answer(id, result))
      return []
    }
    const { task } = result
    if (!task.isQuiet) return keep({ kind: 'request', id, request, session, task })
    byItself(id, async () => answer(id, { result: await task.run() }))
    return []
  }
  const readIn = (signIn: PeerSignIn): readonly WaitingSignIn[] => {
    const { id } = signIn
    try {
      return keep({ kind: 'signIn', id, signIn, read: readSignIn(signIn, families) })
    } catch (error) {
      if (!requestRefused.is(error)) throw error
      refuse(signIn.requester.metadata, error.message)
      byItself(id, () => peer.answerSignIn(id, { error: { code: 5100, message: error.message } }))
      return []
    }
  }
  const once = <Item extends { readonly id: number }>(item: Item, read: () => readonly Waiting[]) => {
    const waiting = known.get(item.id)
    return waiting ? [waiting] : busy.has(item.id) ? [] : read()
  }

  return {
    busy,
    answer,
    forget: (id) => known.delete(id),
    read(sessions) {
      const proposals = alive(peer.proposals()).map((proposal): Waiting => {
        const grant = grantNamespaces(proposal, families)
        return { kind: 'proposal', id: proposal.id, proposal, grant }
      })
      const signIns = alive(peer.signIns()).flatMap((signIn) => once(signIn, () => readIn(signIn)))
      const requests = alive(peer.requests()).flatMap((request) => {
        const session = sessions.find(({ topic }) => topic === request.topic)
        return session ? once(request, () => readOne(request, session)) : []
      })
      return [...proposals, ...signIns, ...requests]
    },
  }
}
