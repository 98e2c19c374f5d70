import { errorParts } from '@latchkey/protocol'

/** Whether a wallet says that a call reverts. It sends nothing then, or what it sent did nothing. No code is standard. */
export function isReverted(error: unknown): boolean {
  return errorParts(error).some(({ text = '' }) => /execution reverted/i.test(text))
}
