import { errorParts } from '@latchkey/protocol'

const words = /already ?(been )?processed/i

/** Whether a node rejected a transaction because it already has it. */
export function isAlreadyProcessed(error: unknown): boolean {
  return errorParts(error).some(({ text = '' }) => words.test(text))
}
