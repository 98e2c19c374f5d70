import type { Explanation } from '@latchkey/explain'
import type { Latchkey } from '../Latchkey'
import { lazy } from '../ports/lazy'
import type { SwapAct } from '../ports/Swaps'

const explain = /* @__PURE__ */ lazy(async () => (await import('../explain/explain')).explain)

/** What is said when nothing could be found out, not even the code for it. */
const unread: Explanation = {
  intent: { code: 'sign', values: {} },
  lines: [],
  warnings: [{ code: 'blind' }],
  will: 'unknown',
  seen: { decoded: false },
}

/** [SWP-1] Says what a part of a swap does. Never throws: where that can't be found out, the explanation says so. */
export async function explainSwap(
  latchkey: Latchkey,
  request: SwapAct['request'],
  sources: Parameters<typeof explain>[2] = {},
): Promise<Explanation> {
  try {
    return await explain(latchkey, request, sources)
  } catch (cause) {
    latchkey.logger.warn('Could not explain a swap', cause)
    return unread
  }
}
