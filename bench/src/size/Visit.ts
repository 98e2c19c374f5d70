/** A loaded script with its gzip bytes. */
export type LoadedScript = {
  readonly path: string
  readonly bytes: number
  /** 1 was requested at once, 2 only after a response of the first round, and so on. */
  readonly round: number
}

/** What one step of a visit loaded. */
export type Step = {
  readonly scripts: readonly LoadedScript[]
  /** All requests: scripts, the page itself, nodes. */
  readonly requests: number
  /** Requests for anything the page doesn't need to start. */
  readonly beyond: readonly string[]
}

/** A visit from the first request until the account is shown. */
export type Visit = {
  readonly load: Step
  readonly open: Step
  readonly connect: Step
  readonly account: Step
}

/** A visit from the first request until a pairing code is shown. */
export type PairingVisit = {
  readonly load: Step
  readonly open: Step
  readonly pair: Step
}
