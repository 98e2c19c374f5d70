/** A visitor who started to sign in; only the key of the page that started can finish. */
export type Attempt = {
  readonly id: string
  readonly kind: 'email' | 'social' | 'passkey' | 'email-change'
  readonly project: string
  readonly origin: string
  readonly publicKey: string
  readonly browser: string
  readonly email: string | null
  /** The device as its page remembers it. */
  readonly deviceId: string | null
  /** What each way to sign in needs besides. */
  readonly data: Readonly<Record<string, unknown>>
  /** `waiting`: for a link or another window; `approved`: by it; `open`: needs neither. */
  readonly state: 'waiting' | 'approved' | 'open' | 'ended'
  readonly codeHmac: Buffer | null
  readonly codeTries: number
  readonly codeSentAt: Date | null
}
