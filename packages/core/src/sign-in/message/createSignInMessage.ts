import { type SignInData, type SignInMessage, signInMalformed, writeSignInMessage } from '@latchkey/protocol'
import type { Host } from '../../ports/Host'
import type { SignInInput } from '../SignInConfig'
import { createNonce } from './createNonce'

/** What the messages of a site have in common; all but the host has a default. */
export type MessageSettings = {
  readonly host: Pick<Host, 'now' | 'page'>
  /** The host of the page with its port, unless told. */
  readonly domain?: string | undefined
  /** The origin of the page unless told: a path or a query may be nobody else's business. */
  readonly uri?: string | undefined
  readonly statement?: string | undefined
  /** A random one unless told; a site with a server gets it there. */
  readonly getNonce?: ((input: SignInInput) => Promise<string> | string) | undefined
  /** Without it a message does not end. */
  readonly lifetimeMs?: number | undefined
  readonly requestId?: string | (() => string) | undefined
  readonly resources?: readonly string[] | undefined
}

/** [SIW-6] A message for an account; its text is written when it is asked for. @throws signInMalformed and what `getNonce` throws */
export async function createSignInMessage(
  settings: MessageSettings,
  input: SignInInput,
): Promise<SignInMessage> {
  const { host, statement, getNonce, lifetimeMs, requestId, resources } = settings
  const nonce: unknown = getNonce ? await getNonce(input) : createNonce()
  if (typeof nonce !== 'string' || !/^[a-zA-Z0-9]{8,500}$/.test(nonce))
    throw signInMalformed({ reason: 'nonce' })
  const page = pageOf(host)
  const now = host.now()
  const at = (time: number) => new Date(time).toISOString()
  const id = typeof requestId === 'function' ? requestId() : requestId
  const data: SignInData = {
    domain: settings.domain ?? page.domain,
    accountAddress: input.accountAddress,
    chainId: input.chainId,
    uri: settings.uri ?? page.uri,
    version: '1',
    nonce,
    issuedAt: at(now),
    ...(statement ? { statement } : {}),
    ...(lifetimeMs === undefined ? {} : { expirationTime: at(now + lifetimeMs) }),
    ...(input.notBefore ? { notBefore: input.notBefore } : {}),
    ...(id ? { requestId: id } : {}),
    ...(resources && resources.length > 0 ? { resources } : {}),
  }
  return { data, toString: () => writeSignInMessage(data) }
}

/** Where the visitor is. */
function pageOf({ page }: Pick<Host, 'page'>): { readonly domain: string; readonly uri: string } {
  try {
    const { host, origin } = new URL(page.url)
    return { domain: host, uri: origin }
  } catch {
    // A page without an address; what is missing is told when the text is written.
    return { domain: page.domain, uri: page.url }
  }
}
