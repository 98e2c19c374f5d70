import { isRecord } from '@latchkey/protocol'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '../crypto/base64'
import { decodeAnyBase64 } from '../crypto/decodeAnyBase64'
import { isChainId } from '../namespaces/chainOf'

const prefix = 'urn:recap:'
const introduction = 'I further authorize the stated URI to perform the following actions on my behalf: '

/** What a wallet grants with a sign-in (ERC-5573), as far as this protocol uses it. */
export type Recap = { readonly methods: readonly string[]; readonly chains: readonly string[] }

/** Whether a resource is a ReCap grant. */
export function isRecap(resource: string): boolean {
  return resource.startsWith(prefix)
}

/** Builds the resource that requests EVM methods; the wallet adds the chains. */
export function formatRecap({ methods, chains }: Recap): string {
  const limits = chains.length > 0 ? { chains } : {}
  const abilities = [...methods].sort().map((method) => [`request/${method}`, [limits]])
  const text = JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } })
  return prefix + base64.encodeBare(utf8ToBytes(text))
}

/** Parses such a resource in either base64 alphabet; null if it's invalid or grants something else. */
export function parseRecap(resource: string): Recap | null {
  if (!isRecap(resource)) return null
  try {
    const bytes = decodeAnyBase64(resource.slice(prefix.length))
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const att = isRecord(json) ? json.att : undefined
    if (!isRecord(att) || Object.keys(att).join() !== 'eip155' || !isRecord(att.eip155)) return null
    const abilities = Object.entries(att.eip155)
    if (!abilities.every(([ability]) => /^request\/\w+$/.test(ability))) return null
    return {
      methods: abilities.map(([ability]) => ability.slice('request/'.length)),
      chains: [...new Set(abilities.flatMap(([, limits]) => chainsOf(limits)))],
    }
  } catch {
    // Not base64, UTF-8 or JSON: an unreadable grant is no grant.
    return null
  }
}

function chainsOf(limits: unknown): readonly string[] {
  if (!Array.isArray(limits)) return []
  return limits.flatMap((limit: unknown) =>
    isRecord(limit) && Array.isArray(limit.chains) ? limit.chains.filter(isChainId) : [],
  )
}

/** Appends the sentence that describes a grant; the visitor reads and signs it. */
export function stateRecap(statement: string | undefined, recap: Recap | null): string | undefined {
  if (!recap || statement?.includes(introduction)) return statement
  const methods = [...recap.methods].sort().map((method) => `'${method}'`)
  const sentence = `${introduction}(1) 'request': ${methods.join(', ')} for 'eip155'.`
  return statement ? `${statement} ${sentence}` : sentence
}
