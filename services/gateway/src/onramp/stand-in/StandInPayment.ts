/** A payment at the stand-in vendor, as stored. */
export type StandInPayment = {
  readonly order_id: string
  readonly token: string
  /** `open` until the visitor decides; `due` once paid; `sent` with a stored transaction. */
  readonly state: 'open' | 'declined' | 'due' | 'sent' | 'done' | 'failed'
  readonly chain: string
  readonly asset: string
  readonly symbol: string
  readonly decimals: number
  readonly receiver: string
  readonly amount: string
  readonly fiat: string
  readonly pay_amount: string
  readonly return_url: string
  readonly ends_at: Date
  readonly genesis: string | null
  /** A bigint, which the database returns as text. */
  readonly nonce: string | null
  readonly raw: `0x${string}` | null
  readonly hash: `0x${string}` | null
}
