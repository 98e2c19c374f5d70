import { formatRecap, type PeerSignIn, parseRecap, signInText } from '@latchkey/pairing/peer'
import { requestRefused } from '../errors'
import type { Family } from '../families/Family'
import { showText } from '../families/showText'
import type { Grant } from './grantNamespaces'

/** One-click sign-in that can be done: the whole text, what the site gets with it, and the signing. */
export type ReadSignIn = {
  /** Word for word what is signed, with everything invisible made visible. */
  readonly text: string
  readonly address: string
  /** What the site may do afterwards; nothing where it only signs in. */
  readonly namespaces: Grant['namespaces'] | null
  sign(): Promise<SignedIn>
}

type SignedIn = {
  readonly h: { readonly t: 'caip122' }
  readonly p: Parameters<typeof signInText>[0]
  readonly s: { readonly t: 'eip191'; readonly s: string }
}

/** Reads what a site wants to have signed when it connects. @throws requestRefused */
export function readSignIn({ payload }: PeerSignIn, families: readonly Family[]): ReadSignIn {
  const family = families.find(({ namespace }) => namespace === 'eip155')
  const chains = payload.chains.filter((chainId) => family?.addressOn(chainId))
  const [chain] = chains
  const address = chain === undefined ? null : (family?.addressOn(chain) ?? null)
  if (!family || chain === undefined || !address)
    throw requestRefused({ reason: 'None of the networks is known here' })
  const { type: _, chains: __, resources: asked = [], ...rest } = payload
  assertPlain([...Object.values(rest), ...asked])
  // Rights that can't be read here would be signed as letters that nobody understands.
  if (asked.some((resource) => /^urn:recap:/i.test(resource) && !parseRecap(resource)))
    throw requestRefused({ reason: 'It asks for rights that can not be read' })
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

/** A line end inside a part would let a site write lines of the text that are not its to write. @throws requestRefused */
function assertPlain(parts: readonly string[]): void {
  if (parts.some((part) => /[\r\n]/.test(part)))
    throw requestRefused({ reason: 'A part of the text goes over more than one line' })
}

/** As bytes, so that a text which looks like hexadecimal is still signed as a text. */
function toHex(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
