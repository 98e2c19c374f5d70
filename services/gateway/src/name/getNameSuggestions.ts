import type { getNameSuggestions as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { nameRefusals } from './nameRefusals'
import { isLabel, labelLength } from './parseName'
import { requireZones } from './requireZones'
import { suggestLabels } from './suggestLabels'

const least = 3
const most = 5

/** [NAM-2] Suggests names: first the one asked for, then free ones. @throws nameFormat, nameLength, nameZone */
export function getNameSuggestions(services: Services): Handler<typeof contract> {
  return async ({ params, query }) => {
    const zones = requireZones(services)
    const zone = query.zone?.toLowerCase() ?? zones[0]
    if (!zones.includes(zone)) throw nameRefusals.nameZone()
    const typed = params.name.toLowerCase()
    const label = typed.endsWith(`.${zone}`) ? typed.slice(0, -zone.length - 1) : typed
    if (label.length < least || label.length > labelLength.most)
      throw nameRefusals.nameLength({ least, most: labelLength.most })
    if (!/^[a-z0-9-]+$/.test(label)) throw nameRefusals.nameFormat()
    const others = suggestLabels(label).filter((other) => other !== label)
    const refused = await services.names.refused(zone, [label, ...others])
    // Names with a reserved word in them would look as official as the word.
    const isReserved = isLabel(label) && refused.get(label) === 'reserved'
    const chosen = isReserved ? [] : others.filter((other) => !refused.has(other)).slice(0, most - 1)
    const suggestion = (one: string) => {
      const reason = refused.get(one)
      return { name: `${one}.${zone}`, registered: reason !== undefined, ...(reason ? { reason } : {}) }
    }
    return { suggestions: [label, ...chosen].map(suggestion) }
  }
}
