import { getNonce, postAuthenticate, type SignInData, writeSignInMessage } from '@latchkey/protocol'
import { parse } from 'valibot'
import type { Signer } from './openSigners'
import type { TestGateway } from './setUpGateway'

/** What an attacker, or another page, does otherwise than an honest one. */
export type Deviation = {
  readonly projectId?: string
  readonly origin?: string | null
  readonly data?: Partial<SignInData>
  /** What is sent in place of what was signed. */
  readonly message?: (message: string) => string
  readonly signature?: (signature: string, message: string) => string | Promise<string>
  /** The nonce and its token, where they are not asked for anew. */
  readonly given?: { readonly nonce: string; readonly token: string }
  readonly headers?: Readonly<Record<string, string>>
}

/** Where the honest page is. */
export const page = 'http://localhost:4100'

/** Asks for a nonce as a page does. */
export async function askNonce({ ask }: TestGateway, projectId = 'dev') {
  const answer = await ask(`/auth/v1/nonce?projectId=${projectId}`, { headers: { origin: page } })
  return parse(getNonce.output, await answer.json())
}

/** The request by which a page signs in. */
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

/** Signs in, and gives what the page gets. */
export async function signInAs(gateway: TestGateway, signer: Signer, other?: Deviation) {
  return parse(postAuthenticate.output, await (await trySignIn(gateway, signer, other)).json())
}
