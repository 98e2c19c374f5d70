import { getNameLookup as contract } from '@latchkey/protocol'
import { parse } from 'valibot'
import { jsonReply, type Reply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** Wallets and libraries may keep an answer for a minute. */
const headers = { 'cache-control': 'public, max-age=60' }

/** Returns an answer for a resolver contract. */
export function toLookupReply(data: string): Reply {
  return jsonReply(parse(contract.output, { data }), 200, headers)
}

/** Answers a lookup of a resolver contract. @throws what `NameLookups` throws */
export function getNameLookup({ nameLookups }: Services): Handler<typeof contract> {
  return async ({ params: { data }, query: { chainId } }) =>
    toLookupReply(await nameLookups(data.replace(/\.json$/, ''), chainId))
}
