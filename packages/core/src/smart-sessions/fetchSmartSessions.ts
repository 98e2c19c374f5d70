import { getSmartSessions, smartSessionsUnavailable } from '@latchkey/protocol'
import { detailsLearnt } from '../account/transitions'
import { getAccount } from '../connect/getAccount'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { initialSmartSessions, type SmartSessionsState } from './SmartSessionsState'

/**
 * [FLG-6] Fetches the smart sessions that the active account granted to this project. A failure keeps the last ones. Without
 * a gateway nothing is requested. Never throws.
 */
export async function fetchSmartSessions(latchkey: Latchkey): Promise<void> {
  const { store, host, logger } = latchkey
  const { caipAddress } = getAccount(store.getState())
  if (!caipAddress || !hasGateway(latchkey)) return
  const known = () => store.getState().account.byAddress[caipAddress]?.smartSessions ?? initialSmartSessions
  if (known().loading) return
  const learn = (learnt: Partial<SmartSessionsState>) =>
    store.send(detailsLearnt, { caipAddress, details: { smartSessions: { ...known(), ...learnt } } })
  learn({ loading: true, error: null })
  try {
    const { pcis } = await openGateway(latchkey).call(getSmartSessions, { params: { address: caipAddress } })
    learn({ sessions: pcis, loading: false, at: host.now() })
  } catch (cause) {
    logger.warn('Could not fetch the smart sessions', cause)
    learn({ loading: false, error: smartSessionsUnavailable({}, { cause }) })
  }
}
