import type { OneClick } from '@latchkey/core'
import { requestRefused } from '@latchkey/protocol'
import type { AuthenticationPayload } from '../store/SignerState'
import { formatRecap, isRecap, parseRecap } from './recap'

/** What is to be signed; times are ISO 8601. */
export type SignInInput = Omit<OneClick, 'took'> & {
  /** What the wallet is to grant along with it; without any there is no session. */
  readonly methods?: readonly string[]
}

/** The payload as wallets read it: nothing that is empty, nothing but printable ASCII. @throws requestRefused */
export function buildPayload(input: SignInInput, now: number): AuthenticationPayload {
  const { chains, domain, uri, nonce, statement, expirationTime, notBefore, requestId } = input
  if (chains.length === 0 || !chains.every((chain) => /^eip155:\d{1,32}$/.test(chain)))
    throw requestRefused({ reason: 'one-click sign-in is for EVM chains only' })
  const resources = withRecap(input)
  const texts = { domain, uri, nonce, statement, expirationTime, notBefore, requestId }
  // Some wallets count letters where bytes are signed, and a line break would add a line to what is signed.
  for (const [name, text] of [
    ...Object.entries(texts),
    ...resources.map((text) => ['resources', text] as const),
  ])
    if (text !== undefined && !/^[\x20-\x7e]*$/.test(text))
      throw requestRefused({ reason: `${name} has letters beyond ASCII` })
  if (!domain || !uri || !nonce) throw requestRefused({ reason: 'domain, uri and nonce are needed' })
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

/** The resources with what is to be granted as the last one; one that the site wrote itself is taken into it. */
function withRecap({ resources = [], methods = [] }: SignInInput): readonly string[] {
  const written = resources.filter(isRecap).flatMap((resource) => parseRecap(resource)?.methods ?? [])
  const granted = [...new Set([...written, ...methods])]
  const plain = resources.filter((resource) => !isRecap(resource))
  return granted.length > 0 ? [...plain, formatRecap({ methods: granted, chains: [] })] : plain
}
