import type { AbiInput } from './abiSchema'

/** What an argument of a call is held against. */
export type Condition = {
  readonly place: number
  readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
  /** The value, encoded by the ABI. */
  readonly encoded: `0x${string}`
  /** The value, where it is a number. */
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

/** How much may be spent in each period. */
export type Allowance = { readonly amount: bigint; readonly start: number; readonly period: number }

/** The permissions of a smart session, in the form that operations are held against. */
export type Rules = {
  readonly calls: readonly CallRule[]
  readonly native?: Allowance
  /** By address of the token. */
  readonly tokens: ReadonlyMap<string, Allowance>
}
