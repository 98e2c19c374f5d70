import type { AbiInput } from '@latchkey/protocol'

/** The condition on an argument of a call. */
export type Condition = {
  readonly place: number
  readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
  /** The ABI-encoded value. */
  readonly encoded: `0x${string}`
  /** The value, if it is a number. */
  readonly amount?: bigint
}

/** A function that may be called. */
export type CallRule = {
  readonly to: string
  readonly selector: `0x${string}`
  readonly inputs: readonly AbiInput[]
  readonly conditions: readonly Condition[]
  readonly valueLimit?: bigint
}

/** How much may be spent per period. */
export type Allowance = { readonly amount: bigint; readonly start: number; readonly period: number }

/** The permissions of a smart session, in a form to check operations against. */
export type Rules = {
  readonly calls: readonly CallRule[]
  readonly native?: Allowance
  /** By token address. */
  readonly tokens: ReadonlyMap<string, Allowance>
}
