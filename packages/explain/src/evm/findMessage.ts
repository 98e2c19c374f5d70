import type { Line } from '../Explanation'
import { createRandomAddress, type EvmPorts, maySimulate } from './EvmPorts'
import type { EvmRequest } from './EvmRequest'
import type { Findings } from './Findings'
import { readInteger } from './readInteger'
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
  wanted: readonly Read[],
): Promise<Findings> {
  const { ask, account, chainId, unable, now = Date.now, randomAddress = createRandomAddress } = ports
  const lines = readMessage(data, account)
  const network = readInteger(data.domain.chainId)
  const isElsewhere = network !== undefined && network !== BigInt(chainId)
  const hasNothingBack =
    lines.every((line) => line.kind === 'send' && line.to === undefined) && lines.length > 0
  const found: Findings = {
    will: 'unknown',
    lines,
    warnings: [
      ...(isElsewhere ? [{ code: 'other-network' } as const] : []),
      ...(hasNothingBack ? [{ code: 'nothing-in-return' } as const] : []),
    ],
    facts: () => undefined,
  }
  // What this network knows of an address says nothing about another one.
  if (!ask || isElsewhere) return found
  const reads = [...lines.flatMap((line) => readsOf(line, account)), ...wanted]
  try {
    const at = now()
    const ground = maySimulate(ports) ? await readGround(ask, account, at, randomAddress) : undefined
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
