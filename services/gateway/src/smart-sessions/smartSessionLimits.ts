/** How many smart sessions there may be, and for how long. */
export const smartSessionLimits = {
  /** How long a session may wait for its activation. */
  pendingMs: 600_000,
  /** Pending, per account and project. */
  mostPending: 100,
  /**
   * Active without the account's signature: anybody may have started them, so they leave room for the account's own.
   */
  mostUnconfirmed: 55,
  /** Active with the account's signature. */
  mostConfirmed: 200,
  /** In one list. */
  mostListed: 255,
  /** The longest lifetime, in seconds. */
  longestSeconds: 366 * 86_400,
  /** How long ended sessions stay listed. */
  keptMs: 30 * 86_400_000,
  /** Started per minute and per day from one network address, and per hour for the same account. */
  begunPerMinute: 60,
  begunPerDay: 2_000,
  begunPerHour: 10,
  /** The longest terms as JSON, since anybody may have the gateway store some. */
  termsLength: 16_384,
  /** The largest body. */
  bodyBytes: 131_072,
} as const
