/** Queries the database. Pass values as `$1`, never inside the text. */
export type Sql = {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Row[]>
  stop(): Promise<void>
}
