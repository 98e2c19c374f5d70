import { getIdentity as contract } from '@latchkey/protocol'
import { parse } from 'valibot'
import { clientAddress } from '../http/clientAddress'
import { jsonReply, type Reply } from '../http/Reply'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import type { LookupTurns } from './identity/createLookupTurns'
import { namespaceOf } from './namespaceOf'

/** [ACC-1] Returns the name and picture of an address; empty for Solana. @throws tooMany */
export function getIdentity(
  { config, identities, now }: Services,
  inTurn: LookupTurns,
): Handler<typeof contract> {
  return async ({ params: { address }, query: { chainId }, context }) => {
    const namespace = namespaceOf(address)
    if (namespace === 'solana')
      return reply({ name: null, avatar: null, resolvedAt: now() }, 'public, max-age=3600, s-maxage=3600')
    if (namespace !== 'eip155') throw refusals.unsupportedNamespace({ namespace })
    const { until, ...found } = await inTurn(clientAddress(context, config), () =>
      identities(address, chainId),
    )
    return reply(found, `public, max-age=${Math.max(0, Math.floor((until - now()) / 1000))}`)
  }
}

type Found = {
  readonly name: string | null
  readonly avatar: string | null
  readonly resolvedAt: number
}

function reply({ name, avatar, resolvedAt }: Found, caching: string): Reply {
  const identity = { name, avatar, resolvedAt: new Date(resolvedAt).toISOString() }
  return jsonReply(parse(contract.output, identity), 200, { 'cache-control': caching })
}
