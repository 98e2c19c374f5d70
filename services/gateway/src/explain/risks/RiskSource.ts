/** An address on a list. */
export type RiskEntry = {
  /** SHA-256 of its `riskKey`, in hexadecimal. */
  readonly hash: string
  /** Why it is on the list, in the list's words. */
  readonly reason: string | null
}

/** A list of addresses to warn of. */
export type RiskSource = {
  readonly name: string
  /** Reads the whole list. @throws riskListUnreadable */
  readonly load: (signal: AbortSignal) => Promise<readonly RiskEntry[]>
}
