import { cutAmount } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { showNotice } from '../modal/showNotice'
import type { Purchase } from './Purchase'

/** As many decimals of what was bought as a notice shows. */
const places = 3

/** Shows how a purchase ended: in the card, or over the page until the visitor has seen it. */
export function noticePurchase(latchkey: Latchkey, row: Purchase): void {
  const { state, amount, decimals, symbol, label } = row
  const isDone = state === 'done'
  const what = amount === null ? symbol : `${cutAmount(BigInt(amount), decimals, places)} ${symbol}`
  const code = isDone ? 'onramp.done' : state === 'expired' ? 'onramp.expired' : 'onramp.failed'
  const messages = {
    'onramp.done': `Bought ${what}`,
    'onramp.failed': `Buying ${symbol} with ${label} failed`,
    'onramp.expired': `The order with ${label} expired`,
  }
  showNotice(latchkey, {
    message: messages[code],
    code,
    values: { what, symbol, provider: label, decimals, amount: amount ?? '' },
    variant: isDone ? 'success' : 'error',
    autoClose: isShown(latchkey),
    isOnPage: true,
  })
}
