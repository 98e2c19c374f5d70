/** What a query may be filled with. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Buffer
  | null
  | undefined
  | readonly SqlValue[]
  | object

/** Runs statements; every value goes in by `$1`, never by the text. */
export type Queryable = {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly SqlValue[],
  ): Promise<Row[]>
}

/** The gateway's database. */
export type Database = Queryable & {
  /** Where it is, for what needs connections of its own. */
  readonly url: string
  /** All or nothing. */
  transaction<T>(run: (queryable: Queryable) => Promise<T>): Promise<T>
  /**
   * Does something as long as no other process does the same, and gives up as soon as the lock is lost.
   * Returns false at once where another holds it.
   */
  withLock(name: string, run: (signal: AbortSignal) => Promise<void>): Promise<boolean>
  /** Whether it answers. */
  isUp(): Promise<boolean>
  stop(): Promise<void>
}
