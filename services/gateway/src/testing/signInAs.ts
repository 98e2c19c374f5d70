import { getNonce, postAuthenticate, type SignInData, writeSignInMessage } from '@latchkey/protocol'
import { parse } from 'valibot'
import type { Signer } from './openSigners'
import type { TestGateway } from './setUpGateway'

/** How an attacker or another page differs from an honest one. */
export type Deviation = {
  readonly projectId?: string
  readonly origin?: string | null
  readonly data?: Partial<SignInData>
  /** Changes the message after it was signed. */
  readonly message?: (message: string) => string
  readonly signature?: (signature: string, message: string) => string | Promise<string>
  /** A nonce and its token; by default new ones. */
  readonly given?: { readonly nonce: string; readonly token: string }
  readonly headers?: Readonly<Record<string, string>>
}

/** The origin of the honest page. */
export const page = 'http://localhost:4100'

/** Requests a nonce as a page does. */
export async function askNonce({ ask }: TestGateway, projectId = 'dev') {
  const answer = await ask(`/auth/v1/nonce?projectId=${projectId}`, { headers: { origin: page } })
  return parse(getNonce.output, await answer.json())
}

/** Prepares a page's sign-in request. */
export async function prepareSignIn(gateway: TestGateway, signer: Signer, other: Deviation = {}) {
  const { projectId = 'dev', origin = page } = other
  const given = other.given ?? (await askNonce(gateway, projectId))
  const signed = writeSignInMessage({
    domain: 'localhost:4100',
    accountAddress: signer.address,
    chainId: signer.chainId,
    uri: page,
    version: '1',
    nonce: given.nonce,
    issuedAt: new Date().toISOString(),
    statement: 'Accept the terms.',
    ...other.data,
  })
  const message = other.message?.(signed) ?? signed
  const right = await signer.sign(signed)
  const signature = (await other.signature?.(right, signed)) ?? right
  const headers = {
    ...(origin === null ? {} : { origin }),
    'x-nonce-jwt': `Bearer ${given.token}`,
    ...other.headers,
  }
  const init = { method: 'POST', headers, body: JSON.stringify({ message, signature }) }
  return { path: `/auth/v1/authenticate?projectId=${projectId}`, init }
}

/** Tries to sign in. */
export async function trySignIn(gateway: TestGateway, signer: Signer, other?: Deviation): Promise<Response> {
  const { path, init } = await prepareSignIn(gateway, signer, other)
  return gateway.ask(path, init)
}

/** Signs in, and returns what the page gets. */
export async function signInAs(gateway: TestGateway, signer: Signer, other?: Deviation) {
  return parse(postAuthenticate.output, await (await trySignIn(gateway, signer, other)).json())
}
