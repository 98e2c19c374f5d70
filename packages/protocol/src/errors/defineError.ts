import { type ErrorValue, isLatchkeyError, LatchkeyError, type SeenBy } from './LatchkeyError'

/** The names in braces in a text: `'{a} of {b}'` gives `'a' | 'b'`. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The values of an error, one per name. */
type ErrorValues<Names extends string> = { readonly [Name in Names]: ErrorValue }

/** Further settings of an error kind. */
interface KindOptions<Extra extends string = never> {
  /** Who reads the text. Defaults to the developer. */
  readonly seenBy?: SeenBy
  /** The JSON-RPC, provider or wallet-call code. */
  readonly wireCode?: number
  /** Names of values that the error carries but its text doesn't show. */
  readonly values?: readonly Extra[]
}

type Made = { readonly cause?: unknown }

/** An error kind: call it to create an error, use `is` to recognize one. */
export interface ErrorKind<Code extends string = string, Names extends string = never> {
  (
    ...args: [Names] extends [never]
      ? [values?: Readonly<Record<string, never>> | undefined, made?: Made]
      : [values: ErrorValues<Names>, made?: Made]
  ): LatchkeyError<Code, ErrorValues<Names>>
  /** `group/what`, stable, never reused. */
  readonly code: Code
  /** The text with its braces; also the English dictionary entry. */
  readonly text: string
  readonly seenBy: SeenBy
  readonly wireCode: number | undefined
  /** Whether a value is an error of this kind, even one from another copy of the package. */
  is(error: unknown): error is LatchkeyError<Code, ErrorValues<Names>>
}

/** Declares an error kind. The names of its values come from the text, so the two always match. */
export function defineError<
  const Code extends `${string}/${string}`,
  const Text extends string,
  const Extra extends string = never,
>(code: Code, text: Text, options: KindOptions<Extra> = {}): ErrorKind<Code, NamesIn<Text> | Extra> {
  type Values = ErrorValues<NamesIn<Text> | Extra>
  const { seenBy = 'developer', wireCode } = options
  const make = (values: Readonly<Record<string, ErrorValue>> = {}, made: Made = {}) =>
    new LatchkeyError({
      code,
      values: values as Values,
      message: text.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`),
      seenBy,
      wireCode,
      cause: made.cause,
    })
  const is = (error: unknown): error is LatchkeyError<Code, Values> =>
    isLatchkeyError(error) && error.code === code
  return Object.assign(make, { code, text, seenBy, wireCode, is })
}
