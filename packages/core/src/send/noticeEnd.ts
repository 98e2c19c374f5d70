import { cutAmount, fromBaseUnits } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { showNotice } from '../modal/showNotice'
import type { SentSwap, SentTransfer } from './SentTransfer'

type Ending = 'arrived' | 'failed' | 'cancelled' | 'replaced' | 'dropped'

/** How a transaction ended, by the name of its text. */
export type EndCode = `send.${Ending}` | `swap.${Ending}` | 'swap.approvalFailed'

/** Names the end of a transaction. */
function endingOf({ state, how, succeeded }: SentTransfer): Ending {
  if (state === 'mined') return 'arrived'
  if (state === 'dropped') return 'dropped'
  if (state !== 'replaced') return 'failed'
  if (how === 'cancel') return 'cancelled'
  if (how === 'other') return 'replaced'
  return succeeded ? 'arrived' : 'failed'
}

const texts: { readonly [C in EndCode]: (what: string, got: string) => string } = {
  'send.arrived': (what) => `Sent ${what}`,
  'send.failed': (what) => `Sending ${what} failed`,
  'send.cancelled': (what) => `Sending ${what} was cancelled`,
  'send.replaced': (what) => `Another transaction replaced sending ${what}`,
  'send.dropped': (what) => `The network dropped sending ${what}`,
  'swap.arrived': (what, got) => `Swapped ${what} for about ${got}`,
  'swap.failed': (what, got) => `Swapping ${what} for ${got} failed. Your tokens are still there.`,
  'swap.cancelled': (what, got) => `Swapping ${what} for ${got} was cancelled`,
  'swap.replaced': (what, got) => `Another transaction replaced swapping ${what} for ${got}`,
  'swap.dropped': (what, got) => `The network dropped swapping ${what} for ${got}`,
  'swap.approvalFailed': (what) => `Approving ${what} failed`,
}

/** The longest symbol that is shown. */
const longest = 16

/** A token can call itself anything. A notice over the page shows no invisible marks of it, and no whole sentence. */
function plainSymbol(symbol: string): string {
  const plain = [...symbol.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()]
  return plain.length > longest ? `${plain.slice(0, longest).join('')}…` : plain.join('')
}

/** [SWP-1] As many decimals of what a swap brings as a notice shows. */
const gotDecimals = 3

function gotOf({ amount, decimals, symbol }: SentSwap): string {
  return `${cutAmount(BigInt(amount), decimals, gotDecimals)} ${plainSymbol(symbol)}`.trim()
}

/** Shows how a transaction ended: in the card, or over the page until the visitor has seen it. */
export function noticeEnd(latchkey: Latchkey, row: SentTransfer): void {
  // The site says itself how its own transactions end.
  if (row.note !== undefined) return
  const ending = endingOf(row)
  const { amount, decimals, swap } = row
  const isApproval = swap !== undefined && swap.part !== 'swap'
  // The swap goes on by itself.
  if (isApproval && ending === 'arrived') return
  const code: EndCode = isApproval ? 'swap.approvalFailed' : `${swap ? 'swap' : 'send'}.${ending}`
  const symbol = plainSymbol(row.symbol)
  const what = `${fromBaseUnits(BigInt(amount), decimals)} ${symbol}`.trim()
  const isGood = ending === 'arrived' || ending === 'cancelled'
  const variant = isGood ? 'success' : 'error'
  const got = swap ? gotOf(swap) : ''
  const values = { what, amount, decimals, symbol, ...(swap ? { got } : {}) }
  const autoClose = isShown(latchkey)
  showNotice(latchkey, { message: texts[code](what, got), code, values, variant, autoClose, isOnPage: true })
}
