/** A call that the visitor's account makes. */
export type AccountCall = {
  readonly to: `0x${string}`
  readonly value: bigint
  readonly data: `0x${string}`
}
