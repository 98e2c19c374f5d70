/** A cache of answers. Callers that ask meanwhile share the same one. */
export type Kept<Value> = {
  get(key: string, now: number, ask: () => Promise<Value>): Promise<Value>
  drop(): void
}

/** Keeps the newest answer for as long as its value says. A failure isn't kept. */
export function keepFor<Value>(msOf: (value: Value) => number): Kept<Value> {
  type Entry = { readonly key: string; readonly answer: Promise<Value>; until: number }
  let entry: Entry | undefined
  return {
    get(key, now, ask) {
      if (entry?.key === key && now < entry.until) return entry.answer
      const asked: Entry = { key, answer: ask(), until: Number.POSITIVE_INFINITY }
      entry = asked
      asked.answer.then(
        (value) => {
          asked.until = now + msOf(value)
        },
        () => {
          if (entry === asked) entry = undefined
        },
      )
      return asked.answer
    },
    drop() {
      entry = undefined
    },
  }
}
