import type { OneClick } from '@latchkey/core'
import { requestRefused } from '@latchkey/protocol'
import type { AuthenticationPayload } from '../store/SignerState'
import { formatRecap, isRecap, parseRecap } from './recap'

/** What to sign. Times are ISO 8601. */
export type SignInInput = Omit<OneClick, 'took'> & {
  /** Methods to grant with it. Without any there is no session. */
  readonly methods?: readonly string[]
}

/** Builds the payload for wallets: no empty fields, printable ASCII only. @throws requestRefused */
export function buildPayload(input: SignInInput, now: number): AuthenticationPayload {
  const { chains, domain, uri, nonce, statement, expirationTime, notBefore, requestId } = input
  if (chains.length === 0 || !chains.every((chain) => /^eip155:\d{1,32}$/.test(chain)))
    throw requestRefused({ reason: 'one-click sign-in works on EVM chains only' })
  const resources = withRecap(input)
  const texts = { domain, uri, nonce, statement, expirationTime, notBefore, requestId }
  // Some wallets count characters instead of bytes, and a line break would add a line to the signed text.
  for (const [name, text] of [
    ...Object.entries(texts),
    ...resources.map((text) => ['resources', text] as const),
  ])
    if (text !== undefined && !/^[\x20-\x7e]*$/.test(text))
      throw requestRefused({ reason: `${name} has non-ASCII characters` })
  if (!domain || !uri || !nonce) throw requestRefused({ reason: 'domain, uri and nonce are required' })
  return {
    type: 'caip122',
    chains: [...new Set(chains)],
    domain,
    aud: uri,
    version: '1',
    nonce,
    iat: new Date(now).toISOString(),
    ...(notBefore ? { nbf: notBefore } : {}),
    ...(expirationTime ? { exp: expirationTime } : {}),
    ...(statement ? { statement } : {}),
    ...(requestId ? { requestId } : {}),
    ...(resources.length > 0 ? { resources } : {}),
  }
}

/** Puts the requested grant last in the resources, merging one that the site wrote itself. */
function withRecap({ resources = [], methods = [] }: SignInInput): readonly string[] {
  const written = resources.filter(isRecap).flatMap((resource) => parseRecap(resource)?.methods ?? [])
  const granted = [...new Set([...written, ...methods])]
  const plain = resources.filter((resource) => !isRecap(resource))
  return granted.length > 0 ? [...plain, formatRecap({ methods: granted, chains: [] })] : plain
}
