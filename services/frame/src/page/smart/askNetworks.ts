import { getSmartAccounts, isNetworkId, isSolanaAddress } from '@latchkey/protocol'
import { fetchText } from '@latchkey/rpc'
import type { FramePage } from '../FramePage'
import { gatewayUrlOf } from '../gatewayUrlOf'
import { parseAnswer } from '../parseAnswer'
import type { KnownNetworks } from './KnownNetworks'

/** How long an answer is used. */
const keptMs = 600_000
/** How long a failure is used: a gateway that is down must not slow every message. */
const failedMs = 10_000
/** A sign-in waits for it, so a gateway that hangs is given up early. */
const timeoutMs = 4_000
const maxBytes = 100_000
/** As many as a message to the site may name. */
const mostNetworks = 1_000

const nothing: KnownNetworks = { networks: [], feePayers: [] }

/** [FRM-13] Returns where accounts can be smart and where the operator pays: nowhere if the gateway doesn't answer. */
export function askNetworks(frame: FramePage): Promise<KnownNetworks> {
  const { state } = frame
  if (state.networks && performance.now() < state.networks.until) return state.networks.known
  const kept = {
    until: performance.now() + keptMs,
    known: ask(frame).catch((): KnownNetworks => {
      // Without the gateway, every account is an ordinary one.
      kept.until = performance.now() + failedMs
      return nothing
    }),
  }
  state.networks = kept
  return kept.known
}

async function ask(frame: FramePage): Promise<KnownNetworks> {
  const url = gatewayUrlOf(frame, getSmartAccounts.path)
  if (url === undefined) return nothing
  const { method, name: what } = getSmartAccounts
  const init: RequestInit = { method, credentials: 'omit', redirect: 'error' }
  const text = await fetchText(url, init, { what, timeoutMs, maxBytes })
  const answer = parseAnswer(getSmartAccounts, text)
  return {
    networks: answer.networks
      .flatMap(({ chainId, sponsor, carrier = 'own' }) =>
        isNetworkId(chainId) && /^eip155:[1-9]\d{0,15}$/.test(chainId) ? [{ chainId, sponsor, carrier }] : [],
      )
      .slice(0, mostNetworks),
    feePayers: answer.feePayers
      .flatMap(({ chainId, address }) =>
        isNetworkId(chainId) && chainId.startsWith('solana:') && isSolanaAddress(address)
          ? [{ chainId, address }]
          : [],
      )
      .slice(0, mostNetworks),
  }
}
