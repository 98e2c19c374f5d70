import { hmac, seconds } from './setUpVendors'

/** What a vendor tells about an order. Anything may be anything: a vendor can be taken over. */
export type Told = {
  readonly orderId: unknown
  readonly status: unknown
  readonly hash: unknown
  readonly amount: unknown
  readonly reason: unknown
  readonly wallet: unknown
}

/** How a vendor writes and signs its webhooks. */
export type VendorHook = {
  readonly statuses: readonly string[]
  write(told: Told): object
  sign(key: string, body: string): Readonly<Record<string, string>>
}

const likeMoonpay = (header: string): VendorHook => ({
  statuses: ['waitingPayment', 'pending', 'completed', 'failed'],
  write: ({ orderId, status, hash, amount, reason, wallet }) => ({
    type: 'transaction_updated',
    data: {
      externalTransactionId: orderId,
      status,
      cryptoTransactionId: hash,
      quoteCurrencyAmount: amount,
      failureReason: reason,
      walletAddress: wallet,
    },
  }),
  sign(key, body) {
    const time = seconds()
    return { [header]: `t=${time},s=${hmac(key, `${time}.${body}`)}` }
  },
})

/** The webhooks of each vendor, by its id. */
export const vendorHooks = {
  'stand-in': likeMoonpay('stand-in-signature'),
  moonpay: likeMoonpay('moonpay-signature-v2'),
  coinbase: {
    statuses: ['created', 'updated', 'success', 'failed'].map((what) => `onramp.transaction.${what}`),
    write: ({ orderId, status, hash, amount, reason, wallet }) => ({
      eventType: status,
      partnerUserRef: orderId,
      txHash: hash,
      purchaseAmount: { value: amount },
      failureReason: reason,
      walletAddress: wallet,
    }),
    sign(key, body) {
      const time = seconds()
      return { 'x-hook0-signature': `t=${time},h=,v1=${hmac(key, `${time}...${body}`)}` }
    },
  },
  stripe: {
    statuses: ['requires_payment', 'fulfillment_processing', 'fulfillment_complete', 'rejected'],
    write: ({ orderId, status, hash, amount, wallet }) => ({
      type: 'crypto.onramp_session.updated',
      data: {
        object: {
          status,
          metadata: { order: orderId },
          transaction_details: { transaction_id: hash, destination_amount: amount, wallet_address: wallet },
        },
      },
    }),
    sign(key, body) {
      const time = seconds()
      return { 'stripe-signature': `t=${time},v1=${hmac(key, `${time}.${body}`)}` }
    },
  },
} satisfies Readonly<Record<string, VendorHook>>

/** The id of a vendor. */
export type VendorId = keyof typeof vendorHooks
