import { writeFileSync } from 'node:fs'

type SeenError = { readonly message?: string; readonly stack?: string }

/** The variable with the path of the file that `EscapedErrors` writes. */
export const escapedErrorsFile = 'LATCHKEY_ESCAPED_ERRORS'

/** A Vitest reporter. Errors that escape from tests fail a run, but the JSON report leaves them out: this one keeps them. */
export default class EscapedErrors {
  onTestRunEnd(_modules: unknown, errors: readonly SeenError[]): void {
    const file = process.env[escapedErrorsFile]
    if (file && errors.length > 0)
      writeFileSync(file, errors.map(({ stack, message }) => stack || message || 'unknown').join('\n\n'))
  }
}
