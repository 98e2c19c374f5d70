import { budgets } from '../budgets'
import { quantile } from '../open/quantile'
import { textTable } from '../textTable'
import type { EmbeddedTimes } from './measureEmbedded'

const accountMs = ({ account }: EmbeddedTimes) => quantile(account, 0.95)
const signatureMs = ({ signature }: EmbeddedTimes) => quantile(signature, 0.95)

/** Whether both goals are met. */
export function isGood(times: EmbeddedTimes): boolean {
  return accountMs(times) <= budgets.embeddedAccountMs && signatureMs(times) <= budgets.embeddedSignatureMs
}

/** Formats the output of `npm run bench:embedded`. */
export function embeddedReport(times: EmbeddedTimes): string {
  const names = {
    account: 'code accepted to account',
    signature: 'Approve to signature, warm',
    local: "the same by viem's local account",
  }
  const rows = Object.entries(names).map(([key, name]) => {
    const each = times[key as keyof EmbeddedTimes]
    return [name, `${each.length}`, ...[0.5, 0.95].map((part) => `${quantile(each, part).toFixed(1)} ms`)]
  })
  const judge = (ms: number, most: number) => `${ms.toFixed(0)} of ${most} ms ${ms <= most ? 'ok' : 'MISSED'}`
  return [
    textTable([['', 'rounds', 'median', 'p95'], ...rows]),
    `Account at p95: ${judge(accountMs(times), budgets.embeddedAccountMs)}`,
    `Signature at p95: ${judge(signatureMs(times), budgets.embeddedSignatureMs)}`,
  ].join('\n\n')
}
