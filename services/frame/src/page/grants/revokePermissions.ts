import { type NetworkId, permissionRefused, writeSmartSessionText } from '@latchkey/protocol'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { looseObject, optional, pipe, regex, safeParse, string, toLowerCase, uuid } from 'valibot'
import type { FramePage } from '../FramePage'
import { contextOf } from './contextOf'
import type { Grant } from './Grant'
import { readGrants } from './readGrants'

/** Names the permission by its session at the gateway, or by the context that the wallet gave. */
const revocation = () => {
  const context = () => optional(pipe(string(), regex(/^0x[0-9a-f]{32}$/i), toLowerCase()))
  return looseObject({
    pci: optional(pipe(string(), uuid(), toLowerCase())),
    context: context(),
    permissionContext: context(),
  })
}

/** What a revocation needs. */
export type Revocation = {
  readonly params: unknown
  readonly chain: NetworkId
  readonly account: string
  /** Signs a message in hexadecimal, at once or after the visitor saw it. */
  readonly sign: (message: `0x${string}`, isAsked: boolean) => Promise<unknown>
}

/**
 * [FLG-6] Ends a permission at once, also for requests on their way, without waiting for the visitor: it only takes power
 * from the site. Returns the account's signature for the gateway. One that was given elsewhere is shown before it's
 * signed for. @throws permissionRefused, userRejected
 */
export async function revokePermissions(
  { store, projectId }: Pick<FramePage, 'store' | 'projectId'>,
  { params, chain, account, sign }: Revocation,
): Promise<unknown> {
  const read = safeParse(revocation(), Array.isArray(params) ? params[0] : params)
  if (!read.success) throw permissionRefused({ reason: 'params' })
  const { pci, permissionContext, context = permissionContext } = read.output
  const isMeant = (one: Grant) =>
    one.account.toLowerCase() === account.toLowerCase() &&
    (pci === undefined ? contextOf(one.id) === context : one.id === pci)
  const row = await store.change((before) => ({
    grants: readGrants(before).map((one) =>
      isMeant(one) ? { ...one, revokedAt: one.revokedAt ?? Date.now() } : one,
    ),
  }))
  const known = readGrants(row).find(isMeant)
  const named = pci ?? known?.id
  if (named === undefined) throw permissionRefused({ reason: 'context' })
  const subject = { pci: named, account: `${known?.chain ?? chain}:${account}`, projectId }
  const text = utf8ToBytes(writeSmartSessionText('revoke', subject))
  return sign(`0x${bytesToHex(text)}`, known === undefined)
}
