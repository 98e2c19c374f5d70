/** A value of a query parameter. */
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

/** Runs statements. Pass values as `$1`, never inside the text. */
export type Queryable = {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly SqlValue[],
  ): Promise<Row[]>
}

/** The gateway's database. */
export type Database = Queryable & {
  /** For clients that need their own connections. */
  readonly url: string
  /** Commits all of it or nothing. */
  transaction<T>(run: (queryable: Queryable) => Promise<T>): Promise<T>
  /**
   * Runs something while no other process does, and aborts the signal when the lock is lost. Returns false at once if
   * another process holds the lock.
   */
  withLock(name: string, run: (signal: AbortSignal) => Promise<void>): Promise<boolean>
  /** Whether it responds. */
  isUp(): Promise<boolean>
  stop(): Promise<void>
}
