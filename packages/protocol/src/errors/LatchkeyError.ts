/** A value in an error text. It has to survive JSON. */
export type ErrorValue = string | number | boolean

/** Who is meant to read the text of an error. */
export type SeenBy = 'visitor' | 'developer'

/** A registered symbol is the same in every copy of the package and every frame, and never comes from JSON. */
const brand = /* @__PURE__ */ Symbol.for('@latchkey/error')

/** The fields of a new error. */
interface ErrorParts<Code extends string, Values> {
  readonly code: Code
  readonly message: string
  readonly values: Values
  readonly seenBy: SeenBy
  readonly wireCode?: number | undefined
  readonly cause?: unknown
}

/** The only error class. Tell errors apart by `code`, not by class or text. */
export class LatchkeyError<
  Code extends string = string,
  Values extends Readonly<Record<string, ErrorValue>> = Readonly<Record<string, ErrorValue>>,
> extends Error {
  override readonly name = 'LatchkeyError'
  /** `group/what`, stable, never reused. */
  readonly code: Code
  /** The values in the text. */
  readonly values: Values
  /** Whether the text is for the visitor or for the site's developer. */
  readonly seenBy: SeenBy
  /** The matching JSON-RPC, provider or wallet-call code. */
  readonly wireCode: number | undefined

  constructor(parts: ErrorParts<Code, Values>) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause })
    this.code = parts.code
    this.values = parts.values
    this.seenBy = parts.seenBy
    this.wireCode = parts.wireCode
    Object.defineProperty(this, brand, { value: true })
  }

  /** The form for HTTP bodies and frame messages, without `cause` and stack. */
  toJSON(): { code: Code; values: Values; message: string } {
    return { code: this.code, values: this.values, message: this.message }
  }
}

/** Whether a value is a Latchkey error, even one from another copy of the package. */
export function isLatchkeyError(error: unknown): error is LatchkeyError {
  return typeof error === 'object' && error !== null && brand in error
}
