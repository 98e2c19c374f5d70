/**
 * A text as it is signed: between marks, so that no text can be a transaction. Extensions leave alone what is marked
 * already, and those that forget to mark then sign the same bytes as all others.
 */
export function wrapBytes(message: string): string {
  const isWrapped = message.startsWith('<Bytes>') && message.endsWith('</Bytes>')
  return isWrapped ? message : `<Bytes>${message}</Bytes>`
}
