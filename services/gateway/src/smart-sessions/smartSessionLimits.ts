/** How many smart sessions there may be, and for how long. */
export const smartSessionLimits = {
  /** What is begun must be activated within this time. */
  pendingMs: 600_000,
  /** Begun and not activated, of one account at one project. */
  mostPending: 100,
  /** In force without the account's signature: anybody may have begun them, so they leave room for the account's own. */
  mostUnconfirmed: 55,
  /** In force with the account's signature. */
  mostConfirmed: 200,
  /** In a list. */
  mostListed: 255,
  /** The longest that a session may be granted for, in seconds. */
  longestSeconds: 366 * 86_400,
  /** How long sessions that have ended are listed. */
  keptMs: 30 * 86_400_000,
  /** What one address of the internet may begin in a minute and in a day, and in an hour for the same account. */
  begunPerMinute: 60,
  begunPerDay: 2_000,
  begunPerHour: 10,
  /** The longest terms, as JSON: anybody may have the gateway keep some. */
  termsLength: 16_384,
  /** The largest body. */
  bodyBytes: 131_072,
} as const
