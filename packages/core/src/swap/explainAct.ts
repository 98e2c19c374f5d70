import type { Explanation } from '@latchkey/explain'
import type { Latchkey } from '../Latchkey'
import type { SwapAct } from '../ports/Swaps'
import { explainSwap } from './explainSwap'
import { swapRan } from './transitions'

/** Nobody waits longer than this for an explanation. */
const patienceMs = 800

/**
 * Tells what a step does before the wallet is asked for it, if nobody knew that when the visitor agreed. After a moment
 * it goes on with what the request itself says. Never throws.
 */
export async function explainAct(
  latchkey: Latchkey,
  { request }: SwapAct,
  isOwnForm: () => boolean,
): Promise<void> {
  const { store, host, options } = latchkey
  if (options.explain === 'off' || !isOwnForm()) return
  store.send(swapRan, { told: { request, explanation: null } })
  const tell = (explanation: Explanation) => {
    // An answer may come late, when the next step is explained.
    const isCurrent = isOwnForm() && store.getState().swap?.form.run?.told?.request === request
    if (isCurrent) store.send(swapRan, { told: { request, explanation } })
  }
  let isKnown = false
  await new Promise<void>((resolve) => {
    const stop = host.setTimer(() => void ripen().then(resolve), patienceMs)
    const ripen = async () => {
      const read = await explainSwap(latchkey, request, { isOffline: true, describe: undefined })
      if (!isKnown) tell(read)
    }
    void explainSwap(latchkey, request).then((explanation) => {
      isKnown = true
      stop()
      tell(explanation)
      resolve()
    })
  })
}
