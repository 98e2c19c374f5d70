/** A script that was loaded, with its gzip bytes. */
export type LoadedScript = {
  readonly path: string
  readonly bytes: number
  /** 1 was asked for at once, 2 only after something of the first round had come, and so on. */
  readonly round: number
}

/** What one step of a visit loaded. */
export type Step = {
  readonly scripts: readonly LoadedScript[]
  /** All requests: scripts, the page itself, nodes. */
  readonly requests: number
  /** Those for anything but the files that the page can't start without. */
  readonly beyond: readonly string[]
}

/** A visit from the first request until the account is shown. */
export type Visit = {
  readonly load: Step
  readonly open: Step
  readonly connect: Step
  readonly account: Step
}

/** A visit from the first request until a code for a wallet elsewhere is shown. */
export type PairingVisit = {
  readonly load: Step
  readonly open: Step
  readonly pair: Step
}
