import { permissionRefused } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { assertTime } from './assertTime'
import { compileTerms } from './compileTerms'
import { contextOf } from './contextOf'
import type { Grant } from './Grant'
import type { PreparedGrant } from './prepareGrant'
import { readGrants } from './readGrants'

/** More than a visitor can oversee at one site. */
const mostGrants = 20

/** What the visitor approved. */
export type ApprovedGrant = {
  readonly origin: string
  readonly account: string
  readonly chainId: string
  readonly params: unknown
  /** The limit that asked for a passkey, in US dollars; null if there was none. */
  readonly limit: number | null
}

/**
 * [FLG-6] Keeps a permission until it ends. The answer is the request with `context`, which names the permission, and the
 * account's word for the gateway. @throws permissionRefused
 */
export async function keepGrant(
  { store }: Pick<FramePage, 'store'>,
  { origin, account, chainId: chain, params, limit }: ApprovedGrant,
  signature: string,
): Promise<unknown> {
  // `prepareGrant` wrote them.
  const [, { pci, ...request }] = params as PreparedGrant
  const terms = compileTerms(request, account)
  // The visitor may have taken longer than it lasts.
  assertTime(terms.expiry, Date.now())
  const { isLasting } = store
  const own = { id: pci, origin, account, chain, terms, limit, isLasting }
  const kept: Grant = { ...own, uses: {}, revokedAt: null }
  let reason: string | undefined
  await store.change((row) => {
    const others = readGrants(row).filter(({ terms: { expiry } }) => expiry * 1_000 > Date.now())
    // One that was given before, or taken back, doesn't begin again.
    reason = others.some(({ id }) => id === pci)
      ? 'pci'
      : others.length >= mostGrants
        ? 'too many'
        : undefined
    return { grants: reason ? others : [...others, kept] }
  })
  if (reason) throw permissionRefused({ reason })
  return {
    ...request,
    address: account,
    chainId: request.chainId ?? `0x${BigInt(chain.slice('eip155:'.length)).toString(16)}`,
    context: contextOf(pci),
    signature,
  }
}
