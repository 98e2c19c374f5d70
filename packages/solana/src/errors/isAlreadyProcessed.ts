import { errorParts } from '@latchkey/protocol'

const words = /already ?(been )?processed/i

/** Whether a node turned a transaction down because it has it already. */
export function isAlreadyProcessed(error: unknown): boolean {
  return errorParts(error).some(({ text = '' }) => words.test(text))
}
