import { randomBytes } from 'node:crypto'
import type { Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { beforeAll } from 'vitest'
import { createApp } from '../../app'
import { setUpGateway } from '../setUpGateway'

/** A parsed answer. */
export type Told = { readonly status: number; readonly body: Record<string, unknown>; readonly text: string }

/** The terms of a session. */
export type TestTerms = {
  expiry: number
  signer: { type: string; data: { keys: { type: string; publicKey: string }[] } }
  permissions: { type: string; data: object }[]
  policies: { type: string; data: object }[]
}

/** Opens a gateway with methods for tests of smart sessions; its clock can be advanced. */
export function setUpSmartSessions(chain: { readonly chainId: number; readonly url: string }, env = {}) {
  const gateway = setUpGateway({
    GATEWAY_CHAINS: JSON.stringify([{ id: `eip155:${chain.chainId}`, name: 'Local', rpc: [chain.url] }]),
    GATEWAY_SESSION_KEY: 'ab'.repeat(32),
    GATEWAY_RATE_LIMIT: '100000',
    // Lets each test come from its own address.
    GATEWAY_PROXIES: '1',
    ...env,
  })
  let ahead = 0
  const now = () => Date.now() + ahead
  let app: ReturnType<typeof createApp> | undefined
  beforeAll(() => {
    app = createApp({ ...gateway().services, now })
  })

  const ask = async (
    path: string,
    body?: unknown,
    more: { project?: string; headers?: object } = {},
  ): Promise<Told> => {
    const url = new URL(`http://gateway.test/v1/sessions/${path}`)
    url.searchParams.set('projectId', more.project ?? 'dev')
    const headers = { 'x-forwarded-for': [...randomBytes(4)].join('.'), ...more.headers }
    const init =
      body === undefined
        ? {}
        : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }
    const answer = await app?.request(new Request(url, { ...init, headers }))
    const text = (await answer?.text()) ?? ''
    return { status: answer?.status ?? 0, body: text.startsWith('{') ? JSON.parse(text) : {}, text }
  }
  const accountId = (address: string) => `eip155:${chain.chainId}:${address}`

  /** Starts and activates a session of an account. */
  const grant = async (address: string, terms: TestTerms, more: { context?: Hex; project?: string } = {}) => {
    const begun = await ask(accountId(address), terms, more)
    if (begun.status !== 200) throw new TypeError(`Could not start the session: ${begun.text}`)
    const pci = String(begun.body.pci)
    const key = begun.body.key as { type: string; publicKey: Hex }
    const signer = { type: 'keys', data: { keys: [key, ...terms.signer.data.keys] } }
    const granted = { pci, ...terms, signer, context: more.context ?? '0x1234' }
    const done = await ask(`${accountId(address)}/activate`, granted, more)
    if (done.status !== 200) throw new TypeError(`Could not activate the session: ${done.text}`)
    return { pci, key, granted }
  }

  return {
    gateway,
    now,
    ask,
    accountId,
    grant,
    /** Advances the clock. */
    wait(ms: number) {
      ahead += ms
    },
    /** Returns terms with one key of the site, for an hour. */
    termsOf: (
      siteKey: PrivateKeyAccount,
      permissions: TestTerms['permissions'],
      policies: TestTerms['policies'] = [],
    ): TestTerms => ({
      expiry: Math.floor(now() / 1_000) + 3_600,
      signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: siteKey.publicKey }] } },
      permissions,
      policies,
    }),
    sign: (address: string, pci: string, userOp: object, more: object = {}) =>
      ask(`${accountId(address)}/sign`, { pci, userOp, ...more }),
  }
}
