/** What extensions throw: an error with a text and no number. */
export function extensionError(text: string): Error {
  return new Error(text)
}
