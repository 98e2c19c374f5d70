import { maxLength, nullish, object, picklist, pipe, safeParse, string } from 'valibot'
import type { OrderEvent, Webhook } from '../OnrampProvider'
import { isSignedAt } from '../vendors/isSignedAt'
import { readParts } from '../vendors/readParts'
import { toReason } from '../vendors/toReason'
import { vendorNumber } from '../vendors/vendorNumber'

const statuses = ['waitingPayment', 'waitingAuthorization', 'pending', 'completed', 'failed'] as const

const schema = object({
  data: object({
    externalTransactionId: string(),
    status: picklist(statuses),
    cryptoTransactionId: nullish(pipe(string(), maxLength(128))),
    quoteCurrencyAmount: nullish(vendorNumber),
    failureReason: nullish(string()),
    walletAddress: nullish(string()),
  }),
})

/** How to read the webhooks of MoonPay, or of a vendor that signs like it. */
export type MoonpayWebhooks = {
  /** The name of the header, such as `moonpay-signature-v2`. */
  readonly header: string
  readonly key: string
  readonly now: () => number
  readonly toleranceMs: number
}

/**
 * Reads a webhook in MoonPay's shape: the header `t=…,s=…` signs the time and the body. Returns nothing if it isn't
 * signed, and no event for what isn't about an order.
 */
export function readMoonpayEvent(
  { body, header }: Webhook,
  { header: name, key, now, toleranceMs }: MoonpayWebhooks,
): readonly OrderEvent[] | undefined {
  const parts = readParts(header(name))
  const time = parts.get('t')
  const text = `${time}.${body}`
  if (!isSignedAt({ time, signature: parts.get('s'), text, key, nowMs: now(), toleranceMs })) return undefined
  const parsed = safeParse(schema, parse(body))
  return parsed.success ? [toEvent(parsed.output.data)] : []
}

function toEvent({
  externalTransactionId: orderId,
  status,
  cryptoTransactionId,
  quoteCurrencyAmount,
  failureReason,
  walletAddress,
}: {
  externalTransactionId: string
  status: (typeof statuses)[number]
  cryptoTransactionId?: string | null | undefined
  quoteCurrencyAmount?: string | null | undefined
  failureReason?: string | null | undefined
  walletAddress?: string | null | undefined
}): OrderEvent {
  const about = { orderId, receiver: walletAddress ?? undefined }
  const hash = cryptoTransactionId ?? undefined
  const amount = quoteCurrencyAmount ?? undefined
  if (status === 'failed') return { ...about, state: 'failed', reason: toReason(failureReason, 'failed') }
  if (status === 'completed') return { ...about, state: 'done', hash, amount }
  if (status === 'pending') return { ...about, state: hash ? 'sending' : 'paid', hash, amount }
  return { ...about, state: 'needs-payment' }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
