/** One call of an operation. */
export type Execution = {
  /** In lower case. */
  readonly to: string
  readonly value: bigint
  readonly data: `0x${string}`
}
