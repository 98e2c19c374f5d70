/** A part of the stack that is running. */
export type Running = {
  readonly url: string
  readonly stop: () => Promise<void>
  /** What whoever started it should know. */
  readonly note?: string
}

/** A part of what `npm start` gives: what it is called, which variable moves it, how to start it and to see that it lives. */
export type Part = {
  readonly what: string
  readonly variable: string
  readonly port: number
  /** `urls` are the addresses of the parts of earlier groups, by their variable. */
  readonly start: (port: number, urls: ReadonlyMap<string, string>) => Promise<Running>
  /** Resolves when the part answers as it should. */
  readonly probe: (url: string) => Promise<void>
}
