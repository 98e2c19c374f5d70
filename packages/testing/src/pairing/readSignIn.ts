import { formatRecap, type PeerSignIn, parseRecap, signInText } from '@latchkey/pairing/peer'
import { requestRefused } from '../errors'
import type { Family } from '../families/Family'
import { showText } from '../families/showText'
import type { Grant } from './grantNamespaces'

/** A one-click sign-in that can be done: the whole text, what the site is granted with it, and the signing. */
export type ReadSignIn = {
  /** The exact text to sign, with everything invisible made visible. */
  readonly text: string
  readonly address: string
  /** What the site may do afterwards; nothing if it only signs in. */
  readonly namespaces: Grant['namespaces'] | null
  sign(): Promise<SignedIn>
}

type SignedIn = {
  readonly h: { readonly t: 'caip122' }
  readonly p: Parameters<typeof signInText>[0]
  readonly s: { readonly t: 'eip191'; readonly s: string }
}

/** Parses a site's one-click sign-in. @throws requestRefused */
export function readSignIn({ payload }: PeerSignIn, families: readonly Family[]): ReadSignIn {
  const family = families.find(({ namespace }) => namespace === 'eip155')
  const chains = payload.chains.filter((chainId) => family?.addressOn(chainId))
  const [chain] = chains
  const address = chain === undefined ? null : (family?.addressOn(chain) ?? null)
  if (!family || chain === undefined || !address)
    throw requestRefused({ reason: 'None of the networks is supported' })
  const { type: _, chains: __, resources: asked = [], ...rest } = payload
  assertPlain([...Object.values(rest), ...asked])
  // Unreadable rights would be signed as letters that nobody understands.
  if (asked.some((resource) => /^urn:recap:/i.test(resource) && !parseRecap(resource)))
    throw requestRefused({ reason: "It requests rights that this wallet can't read" })
  const plain = asked.filter((resource) => !parseRecap(resource))
  const wanted = parseRecap(asked.at(-1) ?? '')?.methods ?? []
  const methods = wanted.filter((method) => family.methods.includes(method))
  const resources = methods.length > 0 ? [...plain, formatRecap({ methods, chains })] : plain
  const p = {
    ...rest,
    iss: `did:pkh:${chain}:${address}`,
    ...(resources.length > 0 ? { resources } : {}),
  }
  const text = signInText(p)
  return {
    text: showText(text),
    address,
    namespaces:
      methods.length > 0
        ? {
            eip155: {
              chains,
              accounts: chains.map((chainId) => `${chainId}:${family.addressOn(chainId)}`),
              methods,
              events: ['chainChanged', 'accountsChanged'],
            },
          }
        : null,
    async sign() {
      const task = family.read({ chainId: chain, method: 'personal_sign', params: [toHex(text), address] })
      return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: String(await task.run()) } }
    },
  }
}

/** A line break inside a field would let a site write lines of the text that aren't its own. @throws requestRefused */
function assertPlain(parts: readonly string[]): void {
  if (parts.some((part) => /[\r\n]/.test(part)))
    throw requestRefused({ reason: 'A field of the text contains a line break' })
}

/** As bytes, so a text that looks like hexadecimal is still signed as text. */
function toHex(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
