import type { Explanation } from '@latchkey/explain'
import { userRejected } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { currentEntry } from '../nav/currentEntry'
import { goBack, pushView } from '../nav/navigate'
import { close, open } from '../nav/openClose'
import { getNetwork } from '../network/getNetwork'
import type { RequestToExplain } from '../ports/ExplainRequest'
import { approvalAsked, approvalExplained, approvalRipened, approvalSettled } from './approvalTransitions'
import { blindExplanation, explain } from './explain'

/** Nobody waits longer than this for an explanation. */
const patienceMs = 800
const view = 'ApproveTransaction'

/**
 * Shows what a request does before the wallet opens, and waits for the visitor. Requests come one after the other.
 * Without an account or a place for the modal there's nothing to show, so the request goes on. @throws userRejected
 */
export function askApproval(latchkey: Latchkey, request: RequestToExplain): Promise<void> {
  const turn = (latchkey.live.approving ?? Promise.resolve()).then(() => ask(latchkey, request))
  // Whoever asked gets the failure; the next request only waits for the end.
  latchkey.live.approving = turn.catch(() => undefined)
  return turn
}

/** Lets the request that is shown go on to the wallet. */
export function continueApproval(latchkey: Latchkey): void {
  if (latchkey.getState().approval?.mayContinue) latchkey.live.decide?.(true)
}

/** Rejects the request that is shown. */
export function cancelApproval(latchkey: Latchkey): void {
  latchkey.live.decide?.(false)
}

async function ask(latchkey: Latchkey, request: RequestToExplain): Promise<void> {
  const { store, live, host, slots } = latchkey
  const state = store.getState()
  if (slots.size === 0 || !getAccount(state, request.namespace).address) return
  const networkId = getNetwork(state, request.namespace)?.networkId ?? null
  store.send(approvalAsked, { request, networkId })
  const isOnTop = isShown(latchkey)
  if (isOnTop) pushView(latchkey, view)
  else open(latchkey, { view })
  const stopTimer = host.setTimer(() => void ripen(latchkey, request), patienceMs)
  void look(latchkey, request)
  const isApproved = await new Promise<boolean>((resolve) => {
    const stop = store.subscribe((now) => {
      if (isShown(latchkey) && currentEntry(now.nav).view === view) return
      // Whoever closes the view or goes elsewhere doesn't want it.
      stop()
      resolve(false)
    })
    live.decide = (answer) => {
      stop()
      resolve(answer)
    }
  })
  stopTimer()
  delete live.decide
  store.send(approvalSettled)
  if (isShown(latchkey) && currentEntry(store.getState().nav).view === view)
    isOnTop ? goBack(latchkey) : close(latchkey)
  if (!isApproved) throw userRejected()
}

async function look(latchkey: Latchkey, request: RequestToExplain): Promise<void> {
  const explanation = await orBlind(latchkey, explain(latchkey, request))
  if (latchkey.getState().approval?.request === request) latchkey.store.send(approvalExplained, explanation)
}

/** Shows what the request itself says, without a node. */
async function ripen(latchkey: Latchkey, request: RequestToExplain): Promise<void> {
  const isCurrent = () => latchkey.getState().approval?.request === request
  if (!isCurrent()) return
  latchkey.store.send(approvalRipened, null)
  const read = await orBlind(latchkey, explain(latchkey, request, { isOffline: true, describe: undefined }))
  if (isCurrent()) latchkey.store.send(approvalRipened, read)
}

async function orBlind(latchkey: Latchkey, wanted: Promise<Explanation>): Promise<Explanation> {
  try {
    return await wanted
  } catch (cause) {
    latchkey.logger.warn('Could not explain a request', cause)
    return blindExplanation
  }
}
