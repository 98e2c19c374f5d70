import type { OnrampAsset, OnrampOrderState, OnrampQuote, OnrampVendor } from '@latchkey/protocol'

/** Where a visitor is. */
export type Where = { readonly country: string; readonly subdivision?: string | undefined }

/** What a vendor sells in one place. */
export type Offer = {
  readonly fiat: OnrampVendor['fiat']
  readonly assets: readonly OnrampAsset[]
}

/** What a visitor wants to buy. */
export type OnrampAsk = Where & {
  readonly method: string
  readonly fiat: string
  /** Exact text in whole units. */
  readonly amount: string
  readonly asset: OnrampAsset
}

/** An order before the visitor pays. */
export type SessionAsk = OnrampAsk & {
  readonly orderId: string
  /** Without the chain. */
  readonly receiver: string
  /** The gateway's page that the vendor returns to. */
  readonly returnUrl: string
  /** The gateway's own public URL. */
  readonly baseUrl: string
  /** The visitor's network address, where known. */
  readonly ip: string | undefined
}

/** A vendor's page for one order. Times are in milliseconds since 1970. */
export type VendorSession = {
  readonly url: string
  /** When the URL stops working. */
  readonly expiresAt: number
  /** When nobody can pay any more. */
  readonly endsAt: number
  /** The vendor's own id. */
  readonly id?: string
}

/** What a vendor says about an order. */
export type OrderEvent = {
  readonly orderId: string
  readonly state: Exclude<OnrampOrderState, 'created' | 'expired'>
  readonly hash?: string | undefined
  readonly reason?: string | undefined
  /** Exact text in whole units of the asset. */
  readonly amount?: string | undefined
  /** The address that gets it, if the vendor says so. An event about another one isn't about this order. */
  readonly receiver?: string | undefined
}

/** A webhook as it arrived. */
export type Webhook = { readonly body: string; readonly header: (name: string) => string | undefined }

/** A vendor that sells crypto. */
export type OnrampProvider = Pick<OnrampVendor, 'id' | 'label' | 'kinds'> & {
  /** The origins its page may have; an answer that names another is not used. `own` is the gateway itself. */
  readonly pages: readonly string[] | 'own'
  /** Returns what it sells in a place, or null where it doesn't. @throws vendorFailed */
  options(where: Where, signal: AbortSignal): Promise<Offer | null>
  /** Returns a quote, or null if it has none. @throws vendorFailed */
  quote?(ask: OnrampAsk, signal: AbortSignal): Promise<Omit<OnrampQuote, 'provider'> | null>
  /** Starts an order. @throws vendorFailed */
  session(ask: SessionAsk, signal: AbortSignal): Promise<VendorSession>
  /** Returns the events of a webhook, or nothing if it isn't signed by the vendor. */
  readWebhook?(webhook: Webhook): readonly OrderEvent[] | undefined
}
