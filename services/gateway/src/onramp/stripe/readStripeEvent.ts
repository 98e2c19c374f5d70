import { maxLength, nullish, object, picklist, pipe, regex, safeParse, string } from 'valibot'
import type { OrderEvent, Webhook } from '../OnrampProvider'
import { isSignedAt } from '../vendors/isSignedAt'
import { vendorNumber } from '../vendors/vendorNumber'

const schema = object({
  type: pipe(string(), regex(/^crypto\.onramp_session[._]updated$/)),
  data: object({
    object: object({
      status: picklist([
        'initialized',
        'rejected',
        'requires_payment',
        'fulfillment_processing',
        'fulfillment_complete',
      ]),
      metadata: object({ order: string() }),
      transaction_details: nullish(
        object({
          transaction_id: nullish(pipe(string(), maxLength(128))),
          destination_amount: nullish(vendorNumber),
          wallet_address: nullish(string()),
        }),
      ),
    }),
  }),
})

const toleranceMs = 300_000

/** Reads a webhook of Stripe: `t` and any of several `v1` sign the time and the body. Returns nothing if none does. */
export function readStripeEvent(
  { body, header }: Webhook,
  { secret, now }: { readonly secret: string; readonly now: () => number },
): readonly OrderEvent[] | undefined {
  const parts = (header('stripe-signature') ?? '').slice(0, 2_000).split(',')
  const valuesOf = (name: string) =>
    parts.flatMap((part) => (part.trim().startsWith(`${name}=`) ? [part.trim().slice(name.length + 1)] : []))
  const [time] = valuesOf('t')
  const text = `${time}.${body}`
  const isSigned = valuesOf('v1').some((signature) =>
    isSignedAt({ time, signature, text, key: secret, nowMs: now(), toleranceMs }),
  )
  if (!isSigned) return undefined
  const parsed = safeParse(schema, parse(body))
  if (!parsed.success) return []
  const { status, metadata, transaction_details: details } = parsed.output.data.object
  const about = { orderId: metadata.order, receiver: details?.wallet_address ?? undefined }
  const hash = details?.transaction_id ?? undefined
  const amount = details?.destination_amount ?? undefined
  if (status === 'initialized') return []
  if (status === 'rejected') return [{ ...about, state: 'failed', reason: 'rejected' }]
  if (status === 'requires_payment') return [{ ...about, state: 'needs-payment' }]
  if (status === 'fulfillment_complete') return [{ ...about, state: 'done', hash, amount }]
  return [{ ...about, state: hash ? 'sending' : 'paid', hash, amount }]
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
