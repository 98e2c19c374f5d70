/** A part of the stack that is running. */
export type Running = {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Hints for whoever started it. */
  readonly note?: string
}

/** A part of `npm start`: its name, its port variable, how to start and check it. */
export type Part = {
  readonly what: string
  readonly variable: string
  readonly port: number
  /** `urls` holds the URLs of earlier groups, by variable. */
  readonly start: (port: number, urls: ReadonlyMap<string, string>) => Promise<Running>
  /** Resolves when the part responds correctly. */
  readonly probe: (url: string) => Promise<void>
}
