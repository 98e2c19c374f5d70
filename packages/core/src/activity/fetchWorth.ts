import { getPortfolio, type Portfolio } from '@latchkey/protocol'
import { detailsLearnt } from '../account/transitions'
import { getAccount } from '../connect/getAccount'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { isServed } from '../rpc/isServed'

/** A day's value changes little in this time, and a gateway that can't tell isn't asked at every look. */
const freshMs = 300_000
const days = 30

/** Whether a point can be drawn. The gateway isn't trusted. */
const isPoint = ({ day, value }: Portfolio['points'][number]) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && Number.isFinite(value) && value >= 0

/**
 * Fetches the worth of the active account on each of the last days. It is optional, so if a gateway can't tell, nothing
 * is shown and no error is reported; an earlier answer stays. Never throws.
 */
export async function fetchWorth(latchkey: Latchkey, { isForced = false } = {}): Promise<void> {
  const { store, host, logger } = latchkey
  const { address, caipAddress, namespace, details } = getAccount(store.getState())
  const now = getNetwork(store.getState(), namespace)
  const isTold = latchkey.adapters.get(namespace)?.traits.worth
  if (!address || !caipAddress || !now?.isSupported || !isTold || !hasGateway(latchkey)) return
  const { points = [], at = Number.NEGATIVE_INFINITY } = details.worth ?? {}
  if (!isForced && host.now() - at < freshMs) return
  const learn = (learnt: Portfolio['points']) =>
    store.send(detailsLearnt, { caipAddress, details: { worth: { points: learnt, at: host.now() } } })
  // Noted at once, so a second call in the meantime requests nothing.
  learn(points)
  try {
    const chainId = now.networkId
    if (!(await isServed(latchkey, chainId))) return
    // A chain that isn't indexed always answers 503; retrying would only fill the console.
    const answer = await openGateway(latchkey).call(
      { ...getPortfolio, idempotent: false },
      { params: { address }, query: { chainId, currency: 'usd', days } },
    )
    learn(answer.points.filter(isPoint).slice(-days))
  } catch (cause) {
    logger.info('Could not fetch the worth of the account', cause)
  }
}
