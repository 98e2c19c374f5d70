import type { Warning, WarningCode } from '../Explanation'
import type { Say } from './createSay'
import type { SaidWarning } from './SaidExplanation'
import type { Saying } from './Saying'
import { sayAddress } from './sayAddress'

/** The worst first. What comes before `reverts` can cost more than a fee. */
const order: readonly WarningCode[] = [
  'listed-address',
  'receiver-look-alike',
  'delegate-account',
  'owner-change',
  'spender-is-not-contract',
  'unlimited-allowance',
  'nothing-in-return',
  'log-only-gain',
  'change-not-own',
  'code-change',
  'partial-signature',
  'receiver-is-token-contract',
  'blind',
  'reverts',
  'receiver-empty-contract',
  'you-get-less-than-shown',
  'amount-unknown',
  'other-network',
  'no-expiry',
  'may-hold-collectibles',
  'high-fee',
  'receiver-gets-less',
  'old-quote',
  'receiver-new',
]
const grave = new Set(order.slice(0, order.indexOf('reverts') + 1))

/** Puts warnings into words, the worst first and each once. */
export function sayWarnings(warnings: readonly Warning[], say: Say, saying: Saying): readonly SaidWarning[] {
  const once = new Map(warnings.map((one) => [`${one.code} ${one.address}`, one]))
  return [...once.values()]
    .sort((left, right) => order.indexOf(left.code) - order.indexOf(right.code))
    .map(({ code, address }) => ({
      code,
      isGrave: grave.has(code),
      text: say(`warning.${code}`),
      why: say(`why.${code}`),
      party: address === undefined ? undefined : sayAddress(address, saying),
    }))
}
