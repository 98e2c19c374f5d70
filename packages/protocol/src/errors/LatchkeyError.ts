/** What an error's text may be filled with; it has to survive JSON. */
export type ErrorValue = string | number | boolean

/** Who is meant to read the text of an error. */
export type SeenBy = 'visitor' | 'developer'

/** A registered symbol is the same in every copy of the package and in every frame, and can't come out of JSON. */
const brand = /* @__PURE__ */ Symbol.for('@latchkey/error')

/** What a kind hands to the error it makes. */
interface ErrorParts<Code extends string, Values> {
  readonly code: Code
  readonly message: string
  readonly values: Values
  readonly seenBy: SeenBy
  readonly wireCode?: number | undefined
  readonly cause?: unknown
}

/** The one error class of the project: what went wrong is told by `code`, never by the class or the text. */
export class LatchkeyError<
  Code extends string = string,
  Values extends Readonly<Record<string, ErrorValue>> = Readonly<Record<string, ErrorValue>>,
> extends Error {
  override readonly name = 'LatchkeyError'
  /** `group/what`, stable, never reused. */
  readonly code: Code
  /** What the text was filled with. */
  readonly values: Values
  /** Whether the text is for the visitor or for the site's developer. */
  readonly seenBy: SeenBy
  /** The JSON-RPC, provider or wallet-call number this kind stands for. */
  readonly wireCode: number | undefined

  constructor(parts: ErrorParts<Code, Values>) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause })
    this.code = parts.code
    this.values = parts.values
    this.seenBy = parts.seenBy
    this.wireCode = parts.wireCode
    Object.defineProperty(this, brand, { value: true })
  }

  /** What HTTP bodies and frame answers carry; `cause` and the stack stay on this side. */
  toJSON(): { code: Code; values: Values; message: string } {
    return { code: this.code, values: this.values, message: this.message }
  }
}

/** Whether a thrown thing is an error of this project, also one made by another copy of the package. */
export function isLatchkeyError(error: unknown): error is LatchkeyError {
  return typeof error === 'object' && error !== null && brand in error
}
