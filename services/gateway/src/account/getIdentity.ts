import { getIdentity as contract } from '@latchkey/protocol'
import { parse } from 'valibot'
import { jsonReply, type Reply } from '../http/Reply'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { namespaceOf } from './namespaceOf'

/** [ACC-1] Returns the name and picture of an address; empty for Solana. */
export function getIdentity({ identities, now }: Services): Handler<typeof contract> {
  return async ({ params: { address }, query: { chainId } }) => {
    const namespace = namespaceOf(address)
    if (namespace === 'solana')
      return reply({ name: null, avatar: null, resolvedAt: now() }, 'public, max-age=3600, s-maxage=3600')
    if (namespace !== 'eip155') throw refusals.unsupportedNamespace({ namespace })
    const { until, ...found } = await identities(address, chainId)
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
