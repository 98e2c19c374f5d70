import type { PeerSession } from '@latchkey/pairing/peer'
import { isLatchkeyError } from '@latchkey/protocol'
import type { Family } from '@latchkey/testing/pairing'
import { grantNamespaces, readRequest, switchSession } from '@latchkey/testing/pairing'
import type { WalletPorts } from './WalletPorts'
import type { Waiting, WaitingRequest, WalletState } from './WalletState'

/** The wallet: what waits, who is connected, and the owner's decisions. */
export type Wallet = {
  readonly families: readonly Family[]
  getState(): WalletState
  subscribe(listener: () => void): () => void
  start(): Promise<void>
  stop(): void
  /** What is stored may have been changed by another tab. */
  refresh(): void
  tell(part: Partial<Pick<WalletState, 'relay' | 'isElsewhere' | 'notice'>>): void
  pair(uri: string): Promise<void>
  approve(waiting: Waiting): Promise<void>
  reject(waiting: Waiting): Promise<void>
  disconnect(topic: string): Promise<void>
}

const rejected = { code: 5000, message: 'User rejected.' }

/** Makes the wallet; nothing happens before `start`. */
export function createWallet(ports: WalletPorts): Wallet {
  const { peer, families } = ports
  const listeners = new Set<() => void>()
  const read = new Map<number, WaitingRequest>()
  /** Decisions that are being carried out; a second click finds its id here. */
  const busy = new Set<number>()
  let stops: readonly (() => void)[] = []
  let cancelTimer = (): void => undefined
  let state: WalletState = { relay: 'idle', isElsewhere: false, waiting: [], sessions: [], notice: null }

  const set = (part: Partial<WalletState>) => {
    state = { ...state, ...part }
    for (const listener of [...listeners]) listener()
  }
  const say = (text: string, isBad = false) => set({ notice: { text, isBad } })
  const answer = async (id: number, body: { readonly result: unknown } | { readonly error: unknown }) => {
    try {
      await peer.respond(id, body)
    } catch (error) {
      say(
        isLatchkeyError(error)
          ? `The site could not be told: ${error.message}`
          : 'The site could not be told.',
        true,
      )
      if (!isLatchkeyError(error)) throw error
    }
  }

  /** Reads each request once; what may not or can not be done is answered at once, what tells nothing new as well. */
  const readAll = (sessions: readonly PeerSession[]): readonly WaitingRequest[] =>
    alive(peer.requests()).flatMap((request) => {
      const known = read.get(request.id)
      if (known || busy.has(request.id)) return known ?? []
      const session = sessions.find(({ topic }) => topic === request.topic)
      if (!session) return []
      const result = readRequest(families, session, request)
      if ('task' in result && !result.task.isQuiet) {
        const waiting: WaitingRequest = {
          kind: 'request',
          id: request.id,
          request,
          session,
          task: result.task,
        }
        read.set(request.id, waiting)
        return [waiting]
      }
      busy.add(request.id)
      void (async () => answer(request.id, 'task' in result ? { result: await result.task.run() } : result))()
      return []
    })
  const alive = <Item extends { readonly expiry: number }>(items: readonly Item[]) =>
    items.filter(({ expiry }) => expiry * 1000 > ports.now())

  const refresh = () => {
    const sessions = alive(peer.sessions())
    const proposals = alive(peer.proposals()).map((proposal) => {
      const grant = grantNamespaces(proposal, families)
      return { kind: 'proposal' as const, id: proposal.id, proposal, grant }
    })
    const waiting = [...proposals, ...readAll(sessions)]
    set({ sessions, waiting })
    cancelTimer()
    const next = Math.min(
      ...[...sessions, ...peer.proposals(), ...peer.requests()].map(({ expiry }) => expiry * 1000),
    )
    // A timer can't wait for longer than 24 days; and what expires is only taken off the screen.
    if (next > ports.now() && next < Number.POSITIVE_INFINITY)
      cancelTimer = ports.setTimer(refresh, Math.min(next - ports.now() + 50, 60_000))
  }

  const once = async (id: number, decide: () => Promise<void>) => {
    if (busy.has(id)) return
    busy.add(id)
    try {
      await decide()
    } finally {
      busy.delete(id)
      if (!peer.requests().some((request) => request.id === id)) read.delete(id)
      refresh()
    }
  }

  return {
    families,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async start() {
      stops = (['proposal', 'request', 'acknowledged', 'sessionEnded'] as const).map((event) =>
        peer.on(event, refresh),
      )
      refresh()
      await peer.start()
      refresh()
    },
    stop() {
      for (const stop of stops) stop()
      cancelTimer()
      peer.stop()
    },
    refresh,
    tell: set,
    async pair(uri) {
      set({ notice: null })
      await peer.pair(uri)
    },
    approve: (waiting) =>
      once(waiting.id, async () => {
        if (waiting.kind === 'proposal') {
          await peer.approve(waiting.id, { namespaces: waiting.grant.namespaces })
          return say(`Connected to ${nameOf(waiting.proposal.proposer)}. You can go back to the site.`)
        }
        const result = await waiting.task.run()
        const { switchesTo } = waiting.task
        if (switchesTo) await switchSession(ports, waiting.request.topic, switchesTo)
        await answer(waiting.id, { result })
        if (!state.notice?.isBad) say('Done. You can go back to the site.')
      }),
    reject: (waiting) =>
      once(waiting.id, async () => {
        if (waiting.kind === 'proposal') await peer.reject(waiting.id, rejected)
        else await answer(waiting.id, { error: rejected })
        say('Rejected.')
      }),
    async disconnect(topic) {
      await peer.disconnect(topic)
      refresh()
      say('Disconnected.')
    },
  }
}

function nameOf({ metadata }: { readonly metadata: { readonly name: string } }): string {
  return metadata.name || 'the site'
}
