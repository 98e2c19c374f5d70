import {
  createRelayClient,
  createSigner,
  openSignerStore,
  type RelayClientOptions,
  type Signer,
} from '@latchkey/pairing'
import { isLatchkeyError } from '@latchkey/protocol'
import { families } from './families'
import type { SiteEnd } from './SiteEnd'
import type { Told } from './Told'

/** The options of a site's page. */
export type SiteEndOptions = {
  readonly relayUrl: string
  /** The same storage and name mean the same visitor. */
  readonly storage: Parameters<typeof openSignerStore>[0]
  readonly name: string
  /** How far the visitor's clock is off. */
  readonly clockMs?: number
  readonly openSocket?: RelayClientOptions['openSocket']
  tell(told: Told): void
}

/** Opens a page of a site with our client. */
export async function openSiteEnd(options: SiteEndOptions): Promise<SiteEnd> {
  const { relayUrl, storage, name, clockMs = 0, openSocket, tell } = options
  const ports = {
    now: () => Date.now() + clockMs,
    setTimer(callback: () => void, ms: number) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    ...(openSocket ? { openSocket } : {}),
  }
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const store = openSignerStore(storage, name)
  const relay = createRelayClient({
    ...ports,
    urls: [relayUrl],
    projectId: 'dev',
    seed: store.seed(randomBytes),
  })
  const metadata = { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] }
  const signer = createSigner({ ...ports, relay, store, randomBytes, metadata })
  tellEvents(signer, tell)
  // Like a real site: don't wait for a relay that is away.
  signer.start().catch((error: unknown) => tell({ name: 'startFailed', value: codeOf(error) }))
  const told = (approval: Promise<unknown>) =>
    void approval.catch((error: unknown) => tell({ name: 'refused', value: codeOf(error) }))
  const ask: SiteEnd['ask'] = async (topic, call) => {
    const asked = new Promise<number>((resolve) => {
      const stop = signer.on('requestSent', ({ id }) => {
        stop()
        resolve(id)
      })
    })
    // The outcome is an event, even after a reload.
    signer.request({ topic, ...call }).catch(() => undefined)
    return asked
  }
  return {
    async propose() {
      const proposed = signer.propose({ namespaces: families })
      told(proposed.then(({ approval }) => approval))
      return (await proposed).uri
    },
    async signIn(nonce) {
      const { uri, approval } = await signer.authenticate({
        chains: ['eip155:1'],
        domain: 'shop.example',
        uri: 'https://shop.example/login',
        nonce,
        statement: 'Sign in.',
        methods: ['personal_sign', 'eth_sendTransaction'],
      })
      told(approval)
      return uri
    },
    ask,
    async askAll(topic, calls) {
      for (const call of calls) void ask(topic, call)
    },
    async resend() {
      for (const { id } of signer.pending()) await signer.resend(id)
    },
    ping: (topic) => signer.ping(topic),
    disconnect: (topic) => signer.disconnect(topic),
    sessions: async () =>
      signer.sessions().map(({ topic, expiry, namespaces }) => ({ topic, expiry, namespaces })),
    open: async () => ({
      proposals: Object.keys(store.read().proposals).length,
      requests: signer.pending().length,
    }),
    async close() {
      signer.stop()
      await relay.close()
    },
  }
}

function tellEvents(signer: Signer, tell: (told: Told) => void): void {
  signer.on('sessionSettled', ({ session: { topic }, authentication }) =>
    tell({ name: 'settled', topic, value: authentication?.[0]?.p.nonce }),
  )
  signer.on('sessionUpdated', ({ session: { topic } }) => tell({ name: 'updated', topic }))
  signer.on('sessionExtended', ({ session: { topic } }) => tell({ name: 'extended', topic }))
  signer.on('sessionEnded', ({ session: { topic }, by }) => tell({ name: 'ended', topic, value: by }))
  signer.on('sessionEvent', ({ topic, name, data }) => tell({ name: `event ${name}`, topic, value: data }))
  signer.on('requestEnded', ({ request: { id, topic }, outcome }) =>
    tell({ name: 'answered', id, topic, value: 'error' in outcome ? codeOf(outcome.error) : outcome.result }),
  )
}

function codeOf(error: unknown): string {
  return isLatchkeyError(error) ? error.code : String(error)
}
