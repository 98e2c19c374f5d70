import { swapUnanswered } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { type AskedSwap, askedSwapItem } from './askedSwapItem'
import { isUnsent } from './isUnsent'

/** How long a wallet's window may stay open without an answer before nobody thinks of it any more. */
const openMs = 10 * 60 * 1_000
/** A double click isn't a second confirmation. */
const readMs = 1_000

/** Replaces what is kept of an account. Reads the list first, because another tab may have changed it. */
function keep({ storage, host }: Latchkey, caipAddress: string, asked: AskedSwap | null): void {
  const others = storage
    .get(askedSwapItem)
    .filter((each) => each.caipAddress !== caipAddress && host.now() - each.at < openMs)
  storage.set(askedSwapItem, asked ? [asked, ...others] : others)
}

/**
 * Stops a swap once if the wallet hasn't answered an earlier one of this account, from before a reload, in another tab or
 * because the answer was lost: it may still show it, and the visitor would swap twice. Nobody can take it back, so
 * pressing again goes on.
 * @throws swapUnanswered
 */
export function checkUnanswered(latchkey: Latchkey, caipAddress: string, wasTold: boolean): void {
  const now = latchkey.host.now()
  const asked = latchkey.storage
    .get(askedSwapItem)
    .find((each) => each.caipAddress === caipAddress && now - each.at < openMs)
  if (!asked) return
  const { warnedAt } = asked
  if (wasTold && warnedAt !== null && now - warnedAt >= readMs) {
    keep(latchkey, caipAddress, null)
    return
  }
  // A press that comes too soon doesn't put off the next one. A swap from another tab since then needs its own warning.
  keep(latchkey, caipAddress, { ...asked, warnedAt: (wasTold ? warnedAt : null) ?? now })
  throw swapUnanswered()
}

/** Asks the wallet for a swap, and remembers that until the wallet has sent it or certainly won't. */
export async function askForSwap<Answer>(
  latchkey: Latchkey,
  caipAddress: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const at = latchkey.host.now()
  keep(latchkey, caipAddress, { caipAddress, at, warnedAt: null })
  const forget = () => {
    const kept = latchkey.storage.get(askedSwapItem).find((each) => each.caipAddress === caipAddress)
    // Another one may have been asked for since.
    if (kept?.at === at) keep(latchkey, caipAddress, null)
  }
  try {
    const answer = await ask()
    forget()
    return answer
  } catch (cause) {
    // The request may have reached the wallet all the same.
    if (isUnsent(cause)) forget()
    throw cause
  }
}
