import { getNameLookup as contract } from '@latchkey/protocol'
import { parse } from 'valibot'
import { jsonReply, type Reply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** How long wallets and libraries may keep an answer, in seconds. */
const most = 60

/** Returns an answer for a resolver contract, which nobody keeps until it expires. */
export function toLookupReply({ config }: Pick<Services, 'config'>, data: string): Reply {
  const seconds = Math.min(most, Math.floor(config.NAMES_ANSWER_SECONDS / 2))
  return jsonReply(parse(contract.output, { data }), 200, { 'cache-control': `public, max-age=${seconds}` })
}

/** Answers a lookup of a resolver contract. @throws what `NameLookups` throws */
export function getNameLookup(services: Services): Handler<typeof contract> {
  return async ({ params: { data }, query: { chainId } }) =>
    toLookupReply(services, await services.nameLookups(data.replace(/\.json$/, ''), chainId))
}
