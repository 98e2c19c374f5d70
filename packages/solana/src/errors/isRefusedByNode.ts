import type { ErrorPart } from '@latchkey/protocol'

/** Whether a node's message says that it tried the transaction and didn't take it, whoever passes the message on. */
export function isRefusedByNode({ text = '' }: ErrorPart): boolean {
  return /simulation failed|preflight failure/i.test(text)
}
