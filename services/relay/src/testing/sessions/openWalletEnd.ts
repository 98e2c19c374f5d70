import type { Kit, Namespaces, PendingSignIn, WalletRequest } from '../Kit'
import { loadKit, type WalletVersion } from '../loadKit'
import { families } from './families'
import type { Told } from './Told'
import type { WalletEnd } from './WalletEnd'
import { signAsked, signText, walletAddresses } from './walletKeys'

/** The options of a wallet. */
export type WalletEndOptions = {
  readonly version: WalletVersion
  /** The options of its SDK. */
  readonly kit: Parameters<typeof loadKit>[1]
  tell(told: Told): void
}

const rejected = { code: 5000, message: 'User rejected.' }
const ended = { code: 6000, message: 'User disconnected.' }

/** Opens a wallet on the real SDK, with accounts of four families. */
export async function openWalletEnd({ version, kit: options, tell }: WalletEndOptions): Promise<WalletEnd> {
  const kit = await loadKit(version, options)
  kit.on('session_proposal', ({ id }: { id: number }) => tell({ name: 'proposal', id }))
  kit.on('session_request', ({ id, topic }: WalletRequest) => tell({ name: 'request', id, topic }))
  // With this listener the wallet gets a sign-in request; without it the SDK passes the plain proposal.
  kit.on('session_authenticate', ({ id }: { id: number }) => tell({ name: 'signIn', id }))
  kit.on('session_delete', ({ topic }: { topic: string }) => tell({ name: 'ended', topic }))

  const proposals = () => Object.values(kit.getPendingSessionProposals()).map(({ id }) => id)
  const signIns = () => kit.engine.signClient.auth.requests.getAll()
  return {
    pair: (uri) => kit.pair({ uri }),
    open: async () => ({
      proposals: proposals().length,
      requests: kit.getPendingSessionRequests().length,
      signIns: signIns().length,
    }),
    approve: () =>
      each(proposals(), (id) => kit.approveSession({ id, namespaces: grant(families.eip155.chains) })),
    reject: () => each(proposals(), (id) => kit.rejectSession({ id, reason: rejected })),
    asked: async () => kit.getPendingSessionRequests().map(({ params }) => params.request.params),
    answer: () => each([...kit.getPendingSessionRequests()], (request) => answer(kit, request)),
    signIn: () => each([...signIns()], (asked) => approveSignIn(kit, asked)),
    // Don't wait for the site's answer: the SDK loses one that comes at once. The site shows whether it took effect.
    update: async (topic, chains) => void (await kit.updateSession({ topic, namespaces: grant(chains) })),
    extend: async (topic) => void (await kit.extendSession({ topic })),
    emit: (topic, name, values) =>
      each(values, (data) => kit.emitSessionEvent({ topic, event: { name, data }, chainId: 'eip155:1' })),
    ping: (topic) => kit.engine.signClient.ping({ topic }),
    end: async (topic) => {
      if (topic in kit.getActiveSessions()) await kit.disconnectSession({ topic, reason: ended })
    },
    sessions: async () => Object.keys(kit.getActiveSessions()),
  }
}

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) await work(item)
}

function grant(ethereumChains: readonly string[]): Namespaces {
  const entries = Object.entries({ ...families, eip155: { ...families.eip155, chains: [...ethereumChains] } })
  return Object.fromEntries(
    entries.map(([name, asked]) => {
      const address = walletAddresses[name as keyof typeof walletAddresses]
      return [name, { ...asked, accounts: asked.chains.map((chain) => `${chain}:${address}`) }]
    }),
  )
}

async function answer(kit: Kit, { topic, id, params: { request } }: WalletRequest): Promise<void> {
  const result = await signAsked(request.method, request.params)
  await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } as never })
}

async function approveSignIn(kit: Kit, { id, authPayload }: PendingSignIn): Promise<void> {
  const { chains, type: _, ...rest } = authPayload
  const iss = `did:pkh:eip155:1:${walletAddresses.eip155}`
  const resources = authPayload.resources?.map((resource) => narrow(resource, chains)) ?? []
  const text = kit.formatAuthMessage({ request: { ...authPayload, resources }, iss })
  const auth = {
    h: { t: 'caip122' },
    p: { ...rest, resources, iss },
    s: { t: 'eip191', s: await signText(text) },
  }
  await kit.approveSessionAuthenticate({ id, auths: [auth] })
}

/** Limits a ReCap to the granted chains, as wallets do. */
function narrow(resource: string, chains: readonly string[]): string {
  const head = 'urn:recap:'
  if (!resource.startsWith(head)) return resource
  const recap: unknown = JSON.parse(atob(resource.slice(head.length)))
  const text = JSON.stringify(recap).replaceAll('[{}]', JSON.stringify([{ chains }]))
  return `${head}${btoa(text).replace(/=+$/, '')}`
}
