import { getProfile as contract } from '@latchkey/protocol'
import { parse } from 'valibot'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { nameRefusals } from './nameRefusals'
import { parseName } from './parseName'
import { requireZones } from './requireZones'
import { toRecord } from './toRecord'

/** [NAM-2] Returns a registered name. @throws nameUnknown, and what `parseName` throws */
export function getProfile(services: Services): Handler<typeof contract> {
  return async ({ params, query: { apiVersion } }) => {
    const { name } = parseName(requireZones(services), params.name)
    const found = await services.names.find(name)
    if (!found && apiVersion !== '2') throw nameRefusals.nameUnknown()
    // Money follows the answer, and a name may be registered the next moment.
    return jsonReply(parse(contract.output, found ? toRecord(found) : []), 200, {
      'cache-control': 'no-store',
    })
  }
}
