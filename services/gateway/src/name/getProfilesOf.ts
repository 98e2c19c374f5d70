import { getProfilesOf as contract, isEvmAddress } from '@latchkey/protocol'
import { parse } from 'valibot'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { nameRefusals } from './nameRefusals'
import { requireZones } from './requireZones'
import { toRecord } from './toRecord'

/** [NAM-4] Returns the names of an address. @throws addressUnnamed, malformedAddress */
export function getProfilesOf(services: Services): Handler<typeof contract> {
  return async ({ params: { address }, query: { apiVersion } }) => {
    requireZones(services)
    if (!isEvmAddress(address)) throw refusals.malformedAddress({ address: address.slice(0, 100) })
    const found = await services.names.of(address)
    if (found.length === 0 && apiVersion !== '2') throw nameRefusals.addressUnnamed()
    return jsonReply(parse(contract.output, found.map(toRecord)), 200, { 'cache-control': 'no-store' })
  }
}
