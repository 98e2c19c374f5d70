import { maxLength, nullish, object, picklist, pipe, safeParse, string } from 'valibot'
import type { OrderEvent, Webhook } from '../OnrampProvider'
import { isSignedAt } from '../vendors/isSignedAt'
import { readParts } from '../vendors/readParts'
import { toReason } from '../vendors/toReason'
import { vendorNumber } from '../vendors/vendorNumber'

const types = {
  'onramp.transaction.created': 'needs-payment',
  'onramp.transaction.updated': 'paid',
  'onramp.transaction.success': 'done',
  'onramp.transaction.failed': 'failed',
} as const
type EventType = keyof typeof types
const typeNames = Object.keys(types).filter((name): name is EventType => name in types)

const schema = object({
  eventType: picklist(typeNames),
  partnerUserRef: string(),
  txHash: nullish(pipe(string(), maxLength(128))),
  failureReason: nullish(string()),
  purchaseAmount: nullish(object({ value: vendorNumber })),
  walletAddress: nullish(string()),
})

const toleranceMs = 300_000

/**
 * Reads a webhook of the Coinbase Developer Platform: the signature covers the time, the names and values of the headers
 * that it lists, and the body. Returns nothing if it isn't signed.
 */
export function readCoinbaseEvent(
  { body, header }: Webhook,
  { secret, now }: { readonly secret: string; readonly now: () => number },
): readonly OrderEvent[] | undefined {
  const parts = readParts(header('x-hook0-signature'))
  const time = parts.get('t')
  const names = parts.get('h') ?? ''
  const values = names
    .split(' ')
    .filter((name) => /^[a-z0-9-]{1,60}$/i.test(name))
    .map((name) => header(name) ?? '')
  const text = `${time}.${names}.${values.join('.')}.${body}`
  const signature = parts.get('v1')
  if (!isSignedAt({ time, signature, text, key: secret, nowMs: now(), toleranceMs })) return undefined
  const parsed = safeParse(schema, parse(body))
  if (!parsed.success) return []
  const { eventType, partnerUserRef: orderId, txHash, failureReason, purchaseAmount } = parsed.output
  const about = { orderId, receiver: parsed.output.walletAddress ?? undefined }
  const hash = txHash || undefined
  const state = types[eventType]
  if (state === 'failed') return [{ ...about, state, reason: toReason(failureReason, 'failed') }]
  const isSending = state === 'paid' && hash !== undefined
  return [{ ...about, state: isSending ? 'sending' : state, hash, amount: purchaseAmount?.value }]
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
