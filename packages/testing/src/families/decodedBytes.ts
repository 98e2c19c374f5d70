import * as v from 'valibot'

/** Encoded bytes. */
export function decodedBytes(coder: { decode(text: string): Uint8Array }, what: string) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return coder.decode(dataset.value)
      } catch {
        addIssue({ message: `Expected ${what}` })
        return NEVER
      }
    }),
  )
}
