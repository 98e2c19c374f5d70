/** What each family calls the requests that sign more than a plain text. */
const names = [
  'eth_sign',
  'eth_(send|sign)Transaction',
  'eth_signTypedData.*',
  'wallet_sendCalls',
  'wallet_(grant|requestExecution)Permissions',
  '(solana_)?sign(AndSend)?(All)?Transactions?',
  'signPsbts?',
  'send(Transfer|Bitcoin|Inscription|Runes)',
  'ord_sendInscriptions|runes_transfer',
  'signPayload',
  'polkadot_signTransaction',
]
const signing = new RegExp(`^(${names.join('|')})$`)

/**
 * Whether a request signs something worth explaining. All families are here, not in their adapters: only sites with
 * `explain: 'all'` need it, and no name means something else in another family.
 */
export function isSigning(method: string): boolean {
  return signing.test(method)
}
