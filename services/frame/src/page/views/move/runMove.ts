import type { MoveLine } from '../../move/MoveLine'
import { moveMark } from '../../move/MoveMessage'

/** Runs one side of a move. If it fails, the other side is told. */
export async function runMove(line: MoveLine, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    line.send({ ...moveMark, step: 'stop' })
    throw cause
  } finally {
    line.close()
  }
}
