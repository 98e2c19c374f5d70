import { getConfig, isLatchkeyError, resolveNameFailed } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { nameLearnt } from './nameTransitions'

/** [NAM-5] Fetches the operator's zones, once for an instance. After a failure the next call asks again. Never throws. */
export async function fetchZones(latchkey: Latchkey): Promise<readonly string[]> {
  const { store, live, logger } = latchkey
  const known = store.getState().name?.zones
  if (known) return known
  live.nameZones ??= ask(latchkey)
  try {
    const zones = await live.nameZones
    store.send(nameLearnt, { zones, zonesError: null })
    return zones
  } catch (cause) {
    delete live.nameZones
    logger.warn('Could not fetch the zones of names', cause)
    const zonesError = isLatchkeyError(cause) ? cause : resolveNameFailed({}, { cause })
    store.send(nameLearnt, { zonesError })
    return []
  }
}

async function ask(latchkey: Latchkey): Promise<readonly string[]> {
  if (!hasGateway(latchkey)) return []
  return (await openGateway(latchkey).call(getConfig)).nameZones
}
