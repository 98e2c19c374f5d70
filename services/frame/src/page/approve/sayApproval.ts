import type { Explanation } from '@latchkey/explain'
import { chainName, coinOf } from '@latchkey/explain/networks'
import { type ExplanationTexts, sayExplanation } from '@latchkey/explain/texts'
import { formatAddress, parseSignInMessage, signInDomains, signInMalformed } from '@latchkey/protocol'
import type { ShownExplanation } from '@latchkey/ui'
import type { ApproveTexts } from '../i18n/approve/loadApproveTexts'
import type { ApprovalRequest } from './ApprovalRequest'
import { isInsecure } from './isInsecure'
import type { Payment } from './Payment'

/** What it takes to put a request into words. */
export type Wording = {
  readonly t: ApproveTexts['t']
  readonly explanation: { readonly locale: string; readonly texts: ExplanationTexts }
  readonly payment: Payment
}

/** Puts a request into words: what it does, for which account, where it signs in and who pays. */
export function sayApproval(
  request: ApprovalRequest,
  explanation: Explanation,
  { t, explanation: dictionary, payment }: Wording,
): ShownExplanation {
  const { chainId, account, origin } = request
  const said = sayExplanation(explanation, {
    ...dictionary,
    coin: coinOf(chainId),
    network: chainName(chainId),
  })
  const text = messageOf(explanation)
  const domain = text === undefined ? null : signInDomain(text)
  const isSeeming = text !== undefined && domain === null && signInDomains(text).length > 0
  const isPaid = explanation.fee !== undefined || /send/i.test(request.method)
  return {
    ...said,
    facts: [
      ...(domain === null ? [] : [{ name: 'sign-in', label: t('approve.signIn'), value: domain }]),
      { name: 'account', label: t('approve.account'), value: formatAddress(account) },
      ...said.facts.filter(({ name }) => name !== 'fee' || payment.payer === 'account'),
      ...(isPaid ? [{ name: 'payer', label: t('approve.payer'), value: payerOf(payment, t) }] : []),
      ...(payment.isUpgrade
        ? [{ name: 'upgrade', label: t('approve.upgrade'), value: t('approve.upgrade.smart') }]
        : []),
      ...(payment.isCancel
        ? [{ name: 'cancel', label: t('approve.cancel'), value: t('approve.cancel.refused') }]
        : []),
    ],
    warnings: [
      ...(isSeeming
        ? [{ code: 'seeming', isGrave: true, text: t('warning.seeming'), why: t('why.seeming') }]
        : []),
      ...(isInsecure(origin)
        ? [{ code: 'insecure', isGrave: true, text: t('warning.insecure'), why: t('why.insecure') }]
        : []),
      ...said.warnings,
      ...unpaidBy(payment, t),
    ],
  }
}

function payerOf({ payer }: Payment, t: Wording['t']): string {
  return payer === 'operator' ? t('approve.payer.operator') : t('approve.payer.you')
}

/** Says why the operator doesn't pay. One that never pays needs no words. */
function unpaidBy({ refusal }: Payment, t: Wording['t']): ShownExplanation['warnings'] {
  if (refusal === undefined || refusal === 'off') return []
  const isOwn = refusal === 'delegation' || refusal === 'empty' || refusal === 'paused'
  const text = t(`warning.${isOwn ? 'unpaid' : refusal}`)
  return [{ code: 'unpaid', isGrave: false, text, why: t('why.payer') }]
}

/** The text of a request that signs nothing else. */
function messageOf({ lines }: Explanation): string | undefined {
  const [line] = lines
  return lines.length === 1 && line?.kind === 'message' ? line.text : undefined
}

function signInDomain(text: string): string | null {
  try {
    return parseSignInMessage(text).domain
  } catch (error) {
    if (!signInMalformed.is(error)) throw error
    // Any other text is shown as it is.
    return null
  }
}
