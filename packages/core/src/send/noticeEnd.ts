import { fromBaseUnits } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
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

/** The longest symbol that is shown. */
const longest = 16

/** A token can call itself anything. A notice over the page shows no invisible marks of it, and no whole sentence. */
function plainSymbol(symbol: string): string {
  const plain = [...symbol.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()]
  return plain.length > longest ? `${plain.slice(0, longest).join('')}…` : plain.join('')
}

/** Shows how a transaction ended: in the card, or over the page until the visitor has seen it. */
export function noticeEnd(latchkey: Latchkey, row: SentTransfer): void {
  const code = endCode(row)
  const { amount, decimals } = row
  const symbol = plainSymbol(row.symbol)
  const what = `${fromBaseUnits(BigInt(amount), decimals)} ${symbol}`.trim()
  const isGood = code === 'send.arrived' || code === 'send.cancelled'
  const variant = isGood ? 'success' : 'error'
  const values = { what, amount, decimals, symbol }
  const autoClose = isShown(latchkey)
  showNotice(latchkey, { message: texts[code](what), code, values, variant, autoClose, isOnPage: true })
}
