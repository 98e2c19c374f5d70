import { answerSignIn, type Family, switchSession, whileSiteAnswers } from '@latchkey/testing/pairing'
import { siteNotTold } from '../errors'
import { siteOf } from '../words/siteOf'
import { createPairing, type Pairing } from './createPairing'
import { createWaiting } from './createWaiting'
import { createWalletStore, type WalletStore } from './createWalletStore'
import type { WalletPorts } from './WalletPorts'
import { siteIn, type Waiting, type WalletState } from './WalletState'

/** The wallet: pending requests, connected sites and the owner's decisions. */
export type Wallet = Pick<WalletStore, 'getState' | 'subscribe'> &
  Pick<Pairing, 'pair'> & {
    readonly families: readonly Family[]
    start(): Promise<void>
    stop(): void
    /** Another tab may have changed the storage. */
    refresh(): void
    tell(part: Partial<Pick<WalletState, 'relay' | 'isElsewhere' | 'notice'>>): void
    approve(waiting: Waiting): Promise<void>
    reject(waiting: Waiting): Promise<void>
    /** Asks the site to keep the session for another week. @throws siteSilent, sessionNotFound */
    extend(topic: string): Promise<void>
    disconnect(topic: string): Promise<void>
    disconnectAll(): Promise<void>
  }

const rejected = { code: 5000, message: 'User rejected.' }
const signInRejected = { code: 12001, message: 'User rejected.' }

/** Creates the wallet. Nothing happens before `start`. */
export function createWallet(ports: WalletPorts): Wallet {
  const { peer, families } = ports
  const store = createWalletStore(ports)
  const { set, say, getState } = store
  const pairing = createPairing(ports, store)
  const waiting = createWaiting(ports, store)
  const { busy, answer } = waiting
  /** Results that sites haven't been told yet. */
  const done = new Map<number, unknown>()
  let stops: readonly (() => void)[] = []
  let cancelTimer = (): void => undefined
  let isParting = false

  const refresh = () => {
    const sessions = peer.sessions().filter(({ expiry }) => expiry * 1000 > ports.now())
    set({ sessions, waiting: waiting.read(sessions) })
    cancelTimer()
    const all = [...sessions, ...peer.proposals(), ...peer.signIns(), ...peer.requests()]
    const next = Math.min(...all.map(({ expiry }) => expiry * 1000).filter((at) => at > ports.now()))
    // A timer can't run longer than 24 days, and this one only updates the screen.
    if (next < Number.POSITIVE_INFINITY)
      cancelTimer = ports.setTimer(expire, Math.min(next - ports.now() + 50, 60_000))
  }
  /** Removes expired requests from the screen and says so: the owner may be looking at one. */
  const expire = () => {
    const before = getState().waiting
    refresh()
    const gone = before.find(({ id }) => !busy.has(id) && !getState().waiting.some((one) => one.id === id))
    if (gone)
      say(`The request from ${siteOf(siteIn(gone)).name} has expired. Ask for it again on the site.`, true)
  }

  const once = async (id: number, decide: () => Promise<string>) => {
    if (busy.has(id)) return
    busy.add(id)
    set({ notice: null })
    try {
      say(await decide())
    } finally {
      busy.delete(id)
      const open = [...peer.requests(), ...peer.signIns()]
      if (!open.some((one) => one.id === id)) waiting.forget(id)
      refresh()
    }
  }
  const carryOut = async (one: Waiting): Promise<string> => {
    if (one.kind === 'proposal') await peer.approve(one.id, { namespaces: one.grant.namespaces })
    else if (one.kind === 'signIn') await answerSignIn(peer, one.id, one.read)
    else {
      const { switchesTo } = one.task
      // Act once: if only the answer failed, a retry must not send the same money again.
      const result = done.has(one.id) ? done.get(one.id) : await one.task.run()
      done.set(one.id, result)
      if (switchesTo) await switchSession(ports, one.request.topic, switchesTo)
      await answer(one.id, { result }).catch((cause: unknown) => {
        throw siteNotTold(undefined, { cause })
      })
      done.delete(one.id)
      return 'Done. You can go back to the site.'
    }
    const { name } = siteOf(siteIn(one))
    return `${one.kind === 'signIn' ? 'Signed in at' : 'Connected to'} ${name}. You can go back to the site.`
  }
  const decline = async ({ kind, id }: Waiting) => {
    if (kind === 'proposal') await peer.reject(id, rejected)
    else if (kind === 'signIn') await peer.answerSignIn(id, { error: signInRejected })
    else await answer(id, { error: rejected })
    return 'Rejected. The site has been told.'
  }
  const part = async (topics: readonly string[]) => {
    isParting = true
    try {
      await Promise.all(topics.map((topic) => peer.disconnect(topic)))
      say('Disconnected.')
    } finally {
      isParting = false
      refresh()
    }
  }
  const listen = () => [
    peer.on('proposal', ({ pairingTopic }) => pairing.arrived(pairingTopic)),
    peer.on('signIn', ({ pairingTopic }) => pairing.arrived(pairingTopic)),
    peer.on('sessionEnded', ({ site }) => {
      // Sessions that the wallet ended or couldn't start are reported there.
      if (!isParting && busy.size === 0) say(`${siteOf(site.metadata).name} disconnected.`)
    }),
    ...(['proposal', 'signIn', 'request', 'acknowledged', 'sessionEnded'] as const).map((event) =>
      peer.on(event, refresh),
    ),
  ]

  return {
    families,
    getState,
    subscribe: store.subscribe,
    async start() {
      stops = listen()
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
    pair: pairing.pair,
    approve: (one) => once(one.id, () => carryOut(one)),
    reject: (one) => once(one.id, () => decline(one)),
    async extend(topic) {
      await whileSiteAnswers(ports, peer.extend(topic))
      refresh()
      say('Extended by a week.')
    },
    disconnect: (topic) => part([topic]),
    disconnectAll: () => part(peer.sessions().map(({ topic }) => topic)),
  }
}
