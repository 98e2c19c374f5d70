import type { postNameLookup as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { toLookupReply } from './getNameLookup'

/** Answers a lookup that is too long for a URL. @throws what `NameLookups` throws */
export function postNameLookup(services: Services): Handler<typeof contract> {
  return async ({ body: { data }, query: { chainId } }) =>
    toLookupReply(services, await services.nameLookups(data, chainId))
}
