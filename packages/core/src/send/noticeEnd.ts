import { fromBaseUnits } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { showNotice } from '../modal/showNotice'
import type { SentTransfer } from './SentTransfer'

/** How a transaction ended, by the name of its text. */
export type EndCode = 'send.arrived' | 'send.failed' | 'send.cancelled' | 'send.replaced' | 'send.dropped'

/** Names the text about the end of a transaction. */
function endCode({ state, how, succeeded }: SentTransfer): EndCode {
  if (state === 'mined') return 'send.arrived'
  if (state === 'dropped') return 'send.dropped'
  if (state !== 'replaced') return 'send.failed'
  if (how === 'cancel') return 'send.cancelled'
  if (how === 'other') return 'send.replaced'
  return succeeded ? 'send.arrived' : 'send.failed'
}

const texts: { readonly [C in EndCode]: (what: string) => string } = {
  'send.arrived': (what) => `Sent ${what}`,
  'send.failed': (what) => `Sending ${what} failed`,
  'send.cancelled': (what) => `Sending ${what} was cancelled`,
  'send.replaced': (what) => `Another transaction replaced sending ${what}`,
  'send.dropped': (what) => `The network dropped sending ${what}`,
}

/** Shows how a transaction ended. The notice is in the state whether the modal is open or not. */
export function noticeEnd(latchkey: Latchkey, row: SentTransfer): void {
  const code = endCode(row)
  const what = `${fromBaseUnits(BigInt(row.amount), row.decimals)} ${row.symbol}`.trim()
  const isGood = code === 'send.arrived' || code === 'send.cancelled'
  const variant = isGood ? 'success' : 'error'
  showNotice(latchkey, { message: texts[code](what), code, values: { what }, variant })
}
