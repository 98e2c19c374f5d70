import type { Line } from '../../Explanation'
import type { Findings } from '../Findings'
import { isSame } from '../readings/lines'
import { permit2, type Read } from './reads'
import type { SimulationGround } from './SimulationGround'
import { simulateBlock } from './simulateBlock'
import { simulateTaking } from './simulateTaking'

/** What a message lets others do. */
type MessagePlan = {
  readonly lines: readonly Line[]
  /** The contract that the message is for. */
  readonly contract: unknown
  readonly reads: readonly Read[]
}

/** Shows what others could take at once with a signed message. Rejects if the node can't. */
export async function simulateMessage(
  ground: SimulationGround,
  { lines, contract, reads }: MessagePlan,
): Promise<Findings> {
  const { before: facts } = await simulateBlock(ground, { calls: [], reads })
  const isPermit2 = typeof contract === 'string' && isSame(contract, permit2)
  const taken = await Promise.all(
    lines.map((line): Promise<Line | undefined> | undefined =>
      line.kind === 'allow' ? simulateTaking(ground, line, { facts, isPermit2 }) : undefined,
    ),
  )
  return {
    will: 'unknown',
    lines: [...taken.filter((line) => line !== undefined), ...lines],
    warnings: [],
    facts,
  }
}
