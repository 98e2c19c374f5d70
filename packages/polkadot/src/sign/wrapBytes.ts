/**
 * A text in the form that is signed: between marks, so no text can be a transaction. Extensions don't mark a marked text
 * again, so extensions that never mark sign the same bytes.
 */
export function wrapBytes(message: string): string {
  const isWrapped = message.startsWith('<Bytes>') && message.endsWith('</Bytes>')
  return isWrapped ? message : `<Bytes>${message}</Bytes>`
}
