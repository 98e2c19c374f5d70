import { type ErrorValue, isLatchkeyError, LatchkeyError, type SeenBy } from './LatchkeyError'

/** The names between braces in a text: `'{a} of {b}'` gives `'a' | 'b'`. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The values a kind carries, one for each name. */
type ErrorValues<Names extends string> = { readonly [Name in Names]: ErrorValue }

/** What may be said about a kind beside its code and text. */
interface KindOptions<Extra extends string = never> {
  /** Who reads the text; the developer unless told. */
  readonly seenBy?: SeenBy
  /** The JSON-RPC, provider or wallet-call number. */
  readonly wireCode?: number
  /** Names of values that the error carries but a fixed text has no place for. */
  readonly values?: readonly Extra[]
}

type Made = { readonly cause?: unknown }

/** An error as a value to import: call it to make one, ask `is` to recognise one. */
export interface ErrorKind<Code extends string = string, Names extends string = never> {
  (
    ...args: [Names] extends [never]
      ? [values?: Readonly<Record<string, never>> | undefined, made?: Made]
      : [values: ErrorValues<Names>, made?: Made]
  ): LatchkeyError<Code, ErrorValues<Names>>
  /** `group/what`, stable, never reused. */
  readonly code: Code
  /** The text with its braces, which is also the English dictionary entry. */
  readonly text: string
  readonly seenBy: SeenBy
  readonly wireCode: number | undefined
  /** Whether a thrown thing is of this kind, also when another copy of the package made it. */
  is(error: unknown): error is LatchkeyError<Code, ErrorValues<Names>>
}

/** Declares an error kind; text, code and the names of the values are one literal, so they can't drift apart. */
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
