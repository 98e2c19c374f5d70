import { getSmartAccounts, isNetworkId } from '@latchkey/protocol'
import { fetchText } from '@latchkey/rpc'
import type { FramePage } from '../FramePage'
import { gatewayUrlOf } from '../gatewayUrlOf'
import { parseAnswer } from '../parseAnswer'
import type { SmartNetwork } from './SmartNetwork'

/** How long an answer is used. */
const keptMs = 600_000
/** How long a failure is used: a gateway that is down must not slow every message. */
const failedMs = 10_000
/** A sign-in waits for it, so a gateway that hangs is given up early. */
const timeoutMs = 4_000
const maxBytes = 100_000
/** As many as a message to the site may name. */
const mostNetworks = 1_000

/** [FRM-13] Returns the networks where accounts can be smart: none if the gateway doesn't answer. */
export function smartNetworks(frame: FramePage): Promise<readonly SmartNetwork[]> {
  const { state } = frame
  if (state.smartNetworks && performance.now() < state.smartNetworks.until) return state.smartNetworks.list
  const kept = {
    until: performance.now() + keptMs,
    list: ask(frame).catch((): readonly SmartNetwork[] => {
      // Without the gateway, every account is an ordinary one.
      kept.until = performance.now() + failedMs
      return []
    }),
  }
  state.smartNetworks = kept
  return kept.list
}

async function ask(frame: FramePage): Promise<readonly SmartNetwork[]> {
  const url = gatewayUrlOf(frame, getSmartAccounts.path)
  if (url === undefined) return []
  const { method, name: what } = getSmartAccounts
  const init: RequestInit = { method, credentials: 'omit', redirect: 'error' }
  const text = await fetchText(url, init, { what, timeoutMs, maxBytes })
  return parseAnswer(getSmartAccounts, text)
    .networks.flatMap(({ chainId, sponsor }) =>
      isNetworkId(chainId) && /^eip155:[1-9]\d{0,15}$/.test(chainId) ? [{ chainId, sponsor }] : [],
    )
    .slice(0, mostNetworks)
}
