import type { FrameResponse } from '@latchkey/protocol'
import { readGrants } from './readGrants'

/** [FLG-6] Lists the permissions that still cover something, for the strip in the visitor's account. */
export function listGrants(grants: readonly unknown[]): FrameResponse<'GET_GRANTS'>['grants'] {
  const seconds = Math.floor(Date.now() / 1_000)
  return readGrants({ grants: [...grants] }).flatMap(({ id, chain, terms, uses, revokedAt }) => {
    const left = terms.count - Number(uses.count?.amount ?? 0)
    const isOver = revokedAt !== null || terms.expiry <= seconds || left <= 0
    return isOver ? [] : [{ id, chainId: chain, expiry: terms.expiry, left }]
  })
}
