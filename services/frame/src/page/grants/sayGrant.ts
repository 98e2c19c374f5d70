import type { Explanation } from '@latchkey/explain'
import { coinOf } from '@latchkey/explain/networks'
import { formatExact, sayAddress } from '@latchkey/explain/texts'
import { checksumAddress, fromBaseUnits } from '@latchkey/protocol'
import type { ShownExplanation } from '@latchkey/ui'
import type { ApprovalRequest } from '../approve/ApprovalRequest'
import { sayApproval, type Wording } from '../approve/sayApproval'
import { siteName } from '../approve/siteName'
import type { FrameLocale } from '../i18n/frameLocales'
import { loadGrantTexts } from '../i18n/grants/loadGrantTexts'
import { compileTerms } from './compileTerms'
import { mostPaid } from './mostPaid'
import { readGrantRequest } from './readGrantRequest'

/** Nothing happens on the chain yet. */
const nothing: Explanation = {
  intent: { code: 'sign', values: {} },
  lines: [],
  warnings: [],
  will: 'unknown',
  seen: { decoded: true },
}

/** Says plainly what a site may do without asking: which calls, for how much, how often and until when. */
export async function sayGrant(
  request: ApprovalRequest,
  wording: Wording,
  locale: FrameLocale,
): Promise<ShownExplanation> {
  const { account, chainId, origin } = request
  const { t } = await loadGrantTexts(locale)
  const terms = compileTerms(readGrantRequest(grantIn(request.params)), account)
  const said = sayApproval(request, nothing, wording)
  const { symbol = '', decimals = 18 } = coinOf(chainId)
  const amountOf = (amount: bigint) => `${formatExact(locale, fromBaseUnits(amount, decimals))} ${symbol}`
  const upTo = (amount: bigint) =>
    amount === 0n ? t('grant.none') : t('grant.upTo', { amount: amountOf(amount) })
  const ends = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const fees = BigInt(terms.fees)
  return {
    ...said,
    headline: t('grant.headline', { site: siteName(origin) }),
    lines: terms.calls.map(({ to, signature, most }) => ({
      kind: 'grant',
      tone: 'allow',
      word: t('grant.call'),
      what: signature,
      notes: [t('grant.each', { amount: upTo(BigInt(most)) })],
      parties: [{ ...sayAddress(checksumAddress(to)), role: t('grant.contract'), isOpen: true }],
    })),
    facts: [
      ...said.facts,
      { name: 'count', label: t('grant.count'), value: t('grant.times', { count: terms.count }) },
      ...terms.rates.map(({ count, interval }, place) => ({
        name: `rate-${place}`,
        label: t('grant.rate', { seconds: interval }),
        value: t('grant.times', { count }),
      })),
      { name: 'total', label: t('grant.total'), value: upTo(mostPaid(terms, Date.now())) },
      { name: 'fees', label: t('grant.fees'), value: fees === 0n ? t('grant.fees.ask') : upTo(fees) },
      { name: 'until', label: t('grant.until'), value: ends.format(terms.expiry * 1_000) },
    ],
    warnings: [
      ...said.warnings,
      { code: 'unasked', isGrave: true, text: t('grant.unasked'), why: t('grant.unasked.why') },
    ],
    basis: [],
  }
}

/** The terms come after the text that is signed for them. */
function grantIn(params: unknown): unknown {
  return Array.isArray(params) ? params[1] : undefined
}
