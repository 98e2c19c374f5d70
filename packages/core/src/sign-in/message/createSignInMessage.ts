import { type SignInData, type SignInMessage, signInMalformed, writeSignInMessage } from '@latchkey/protocol'
import type { Host } from '../../ports/Host'
import type { SignInInput } from '../SignInConfig'

/** Returns sixteen random bytes as letters and digits. */
function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the messages of a site have in common. Everything but the host has a default. */
export type MessageSettings = {
  readonly host: Pick<Host, 'now' | 'page'>
  /** The page's host and port by default. */
  readonly domain?: string | undefined
  /** The page's origin by default, because a path or query may be private. */
  readonly uri?: string | undefined
  readonly statement?: string | undefined
  /** Random by default; a site with a server gets the nonce there. */
  readonly getNonce?: ((input: SignInInput) => Promise<string> | string) | undefined
  /** Without it a message doesn't expire. */
  readonly lifetimeMs?: number | undefined
  readonly requestId?: string | (() => string) | undefined
  readonly resources?: readonly string[] | undefined
}

/**
 * [SIW-6] Creates a message for an account; its text is written on demand. @throws signInMalformed and what `getNonce`
 * throws
 */
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

/** The page's host and origin. */
function pageOf({ page }: Pick<Host, 'page'>): { readonly domain: string; readonly uri: string } {
  try {
    const { host, origin } = new URL(page.url)
    return { domain: host, uri: origin }
  } catch {
    // The page has no URL. Missing fields are reported when the text is written.
    return { domain: page.domain, uri: page.url }
  }
}
