/** Asks the database; every value goes in by `$1`, never by the text. */
export type Sql = {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Row[]>
  stop(): Promise<void>
}
