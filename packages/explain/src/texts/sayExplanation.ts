import { fromBaseUnits } from '@latchkey/protocol'
import type { Described, Explanation } from '../Explanation'
import { createSay, type Say } from './createSay'
import { formatExact } from './formatExact'
import type { SaidDescription, SaidExplanation } from './SaidExplanation'
import type { Saying } from './Saying'
import { sayHeadline } from './sayHeadline'
import { sayLabels } from './sayLabels'
import { sayLine } from './sayLine'
import { sayWarnings } from './sayWarnings'
import { worstFirst } from './worstFirst'

/** Puts an explanation into words. It never says that a request is harmless, since nobody can know that. */
export function sayExplanation(explanation: Explanation, given: Saying): SaidExplanation {
  const { lines, warnings, described = [] } = explanation
  const say = createSay(given.texts, given.locale)
  const saying = { ...given, nameOf: sayLabels(explanation.labels, say, given.nameOf) }
  const fee = sayFee(explanation, say, saying)
  const { network } = saying
  return {
    headline: sayHeadline(explanation, say, saying),
    lines: worstFirst(lines).map((line) => sayLine(line, say, saying)),
    warnings: sayWarnings(warnings, say, saying),
    outcome: sayOutcome(explanation, say),
    facts: [
      ...(network === undefined ? [] : [{ name: 'network', label: say('label.network'), value: network }]),
      ...(fee === undefined ? [] : [{ name: 'fee', label: say('fee.label'), value: fee }]),
    ],
    basis: sayBasis(explanation, say, saying),
    described: described.map(sayDescription),
    labels: {
      described: say('label.described'),
      warnings: say('label.warnings'),
      why: say('label.why'),
      raw: say('label.raw'),
    },
  }
}

/** A signature alone neither goes through nor fails. */
function isSignature({ intent }: Explanation): boolean {
  return intent.code === 'sign' || intent.code === 'order'
}

function sayOutcome(explanation: Explanation, say: Say): SaidExplanation['outcome'] {
  const { will, reason } = explanation
  if (will === 'unknown' && isSignature(explanation)) return undefined
  const text = will === 'revert' && reason ? say('will.revert.reason', { reason }) : say(`will.${will}`)
  return { will, text }
}

function sayFee({ fee }: Explanation, say: Say, saying: Saying): string | undefined {
  if (!fee) return undefined
  const likely = sayFeeAmount(fee.likely, saying)
  const max = sayFeeAmount(fee.max, saying, 'ceil')
  if (fee.rate !== undefined)
    return say('fee.rate', { likely, rate: new Intl.NumberFormat(saying.locale).format(fee.rate) })
  return likely === max ? likely : say('fee.range', { likely, max })
}

/** Three digits tell enough of a coin with many decimals; the most it can cost is never rounded down. */
function sayFeeAmount(
  fee: bigint,
  { coin, locale }: Saying,
  roundingMode: 'ceil' | 'halfExpand' = 'halfExpand',
): string {
  const exact = fromBaseUnits(fee, coin.decimals ?? 0)
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, roundingMode })
  // As text, because a float would lose digits.
  const amount = (coin.decimals ?? 0) > 8 ? format.format(exact as `${number}`) : formatExact(locale, exact)
  return `${amount} ${coin.symbol}`
}

function sayBasis(explanation: Explanation, say: Say, { locale }: Saying): readonly string[] {
  const { simulated, descriptor, decoded } = explanation.seen
  const isText = explanation.lines.some(({ kind }) => kind === 'message')
  return [
    ...(simulated ? [say('seen.simulated', { block: formatExact(locale, `${simulated.block}`) })] : []),
    // A plain text has nothing to simulate.
    ...(simulated || isText ? [] : [say('seen.unsimulated')]),
    ...(descriptor
      ? [descriptor.owner ? say('seen.owner', { owner: descriptor.owner }) : say('seen.descriptor')]
      : []),
    say(decoded ? 'seen.decoded' : 'seen.part'),
  ]
}

function sayDescription({ intent, sentence, fields }: Described): SaidDescription {
  return { title: sentence ?? intent, fields: fieldsOf(fields, 0) }
}

function fieldsOf(fields: Described['fields'], depth: number): SaidDescription['fields'] {
  return fields.flatMap(({ label, value }) =>
    typeof value === 'string'
      ? [{ label, value, depth }]
      : [{ label, value: value.sentence ?? value.intent, depth }, ...fieldsOf(value.fields, depth + 1)],
  )
}
