/** A message of the load, in milliseconds of one clock. */
export type Sent = {
  /** When its publisher wanted it sent. */
  readonly at: number
  /** When its publisher was told that it is stored. */
  acknowledgedAt: number | undefined
  /** When its subscriber got it for the first time. */
  receivedAt: number | undefined
}

/** A kill of a process. */
export type Kill = { readonly node: number; readonly at: number }

/** A message that a subscriber got again although it had acknowledged it. */
type Repeat = { readonly node: number; readonly at: number }

/** Follows every message of the load. */
export type Tally = {
  send(key: string, at: number): void
  acknowledge(key: string, at: number): void
  receive(key: string, node: number, at: number): void
  kill(kill: Kill): void
  readonly kills: readonly Kill[]
  all(): readonly Sent[]
  /** Acknowledged, and never delivered. */
  lost(): readonly Sent[]
  /** Delivered more than this after the acknowledgement. */
  late(afterMs: number): readonly Sent[]
  /**
   * How often a subscriber got a message again. The relay owes a message until it has stored the acknowledgement, a
   * twentieth of a second after it arrived: what a killed process hadn't stored by then is explained.
   */
  doubled(): { readonly explained: number; readonly unexplained: number }
}

/** An acknowledgement that reached a process this long before its end may not be stored. */
const unstoredMs = 1_000

/** Creates a tally. */
export function createTally(): Tally {
  const messages = new Map<string, Sent>()
  const last = new Map<string, Repeat>()
  const repeats: Repeat[] = []
  const kills: Kill[] = []
  const all = () => [...messages.values()]
  const isExplained = ({ node, at }: Repeat) =>
    kills.some((kill) => kill.node === node && kill.at >= at && kill.at - at <= unstoredMs)
  return {
    kills,
    all,
    send: (key, at) => void messages.set(key, { at, acknowledgedAt: undefined, receivedAt: undefined }),
    acknowledge(key, at) {
      const sent = messages.get(key)
      if (sent) sent.acknowledgedAt ??= at
    },
    receive(key, node, at) {
      const sent = messages.get(key)
      if (!sent) return
      sent.receivedAt ??= at
      const before = last.get(key)
      // The receipt that the relay forgot was the one before.
      if (before) repeats.push(before)
      last.set(key, { node, at })
    },
    kill: (kill) => void kills.push(kill),
    lost: () => all().filter((sent) => sent.acknowledgedAt !== undefined && sent.receivedAt === undefined),
    late: (afterMs) =>
      all().filter(
        ({ acknowledgedAt, receivedAt }) =>
          acknowledgedAt !== undefined && receivedAt !== undefined && receivedAt - acknowledgedAt > afterMs,
      ),
    doubled() {
      const explained = repeats.filter(isExplained).length
      return { explained, unexplained: repeats.length - explained }
    },
  }
}
