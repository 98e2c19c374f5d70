import type { Line } from '../Explanation'
import { createRandomAddress, type EvmPorts, maySimulate } from './EvmPorts'
import type { EvmRequest } from './EvmRequest'
import type { Findings } from './Findings'
import { isSame } from './readings/lines'
import { readMessage } from './readings/readMessage'
import { permit2, type Read, readsOf } from './simulation/reads'
import { readGround } from './simulation/SimulationGround'
import { simulateBlock } from './simulation/simulateBlock'
import { simulateTaking } from './simulation/simulateTaking'

/** Finds out what a message lets others do, and what they could take at once. */
export async function findMessage(
  { data }: Extract<EvmRequest, { kind: 'typed-data' }>,
  ports: EvmPorts,
  wanted: Promise<readonly Read[]>,
): Promise<Findings> {
  const { ask, account, chainId, unable, now = Date.now, randomAddress = createRandomAddress } = ports
  const lines = readMessage(data, account)
  const hasNothingBack =
    lines.every((line) => line.kind === 'send' && line.to === undefined) && lines.length > 0
  const found: Findings = {
    will: 'unknown',
    lines,
    warnings: hasNothingBack ? [{ code: 'nothing-in-return' }] : [],
    facts: () => undefined,
  }
  if (!ask) return found
  try {
    const at = now()
    const [ground, further] = await Promise.all([
      maySimulate(ports) ? readGround(ask, account, at, randomAddress) : undefined,
      wanted,
    ])
    const reads = [...lines.flatMap((line) => readsOf(line, account)), ...further]
    const block = ground && (await simulateBlock(ground, { calls: [], reads }))
    if (block && 'refused' in block && block.refused === 'unsupported') unable?.set(chainId, at)
    if (!block || 'refused' in block) {
      const { askEach } = await import('./simulation/askEach')
      return { ...found, facts: await askEach(ask, reads) }
    }
    const { before: facts } = block
    const isPermit2 = isSame(`${data.domain.verifyingContract}`, permit2)
    const taken = await Promise.all(
      lines.map((line): Promise<Line | undefined> | undefined =>
        line.kind === 'allow' ? simulateTaking(ground, line, { facts, isPermit2 }) : undefined,
      ),
    )
    return {
      ...found,
      lines: [...taken.filter((line) => line !== undefined), ...lines],
      facts,
      simulated: { block: ground.latest.number, at },
    }
  } catch {
    // The node can't be reached. What the message says still holds.
    return found
  }
}
