import { getNameAddress as contract } from '@latchkey/protocol'
import { parse } from 'valibot'
import { clientAddress } from '../http/clientAddress'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import type { LookupTurns } from './identity/createLookupTurns'
import { nameLifetimeMs } from './identity/createNameResolver'

/** [SND-5] Returns the address that a name has on a chain. @throws tooMany */
export function getNameAddress(
  { config, resolveName, now }: Services,
  inTurn: LookupTurns,
): Handler<typeof contract> {
  return async ({ params, query: { chainId }, context }) => {
    const { changedAt, resolvedAt, ...found } = await inTurn(clientAddress(context, config), () =>
      resolveName(params.name, chainId),
    )
    const answer = {
      ...found,
      chainId,
      changedAt: changedAt?.toISOString() ?? null,
      resolvedAt: new Date(resolvedAt).toISOString(),
    }
    const seconds = Math.max(0, Math.floor((resolvedAt + nameLifetimeMs - now()) / 1000))
    return jsonReply(parse(contract.output, answer), 200, { 'cache-control': `public, max-age=${seconds}` })
  }
}
