import type { getIdentity as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { namespaceOf } from './namespaceOf'

/** [ACC-1] The name and the picture of an address; Solana's have none here. */
export function getIdentity({ identities, now }: Services): Handler<typeof contract> {
  return async ({ params: { address }, context }) => {
    const namespace = namespaceOf(address)
    if (namespace === 'solana') {
      context.header('cache-control', 'public, max-age=3600, s-maxage=3600')
      return { name: null, avatar: null, resolvedAt: new Date(now()).toISOString() }
    }
    if (namespace !== 'eip155') throw refusals.unsupportedNamespace({ namespace })
    const { name, avatar, resolvedAt, until } = await identities(address)
    context.header('cache-control', `public, max-age=${Math.max(0, Math.floor((until - now()) / 1000))}`)
    return { name, avatar, resolvedAt: new Date(resolvedAt).toISOString() }
  }
}
