import type { Line } from '../Explanation'
import { createRandomAddress, type EvmPorts, maySimulate } from './EvmPorts'
import type { EvmRequest } from './EvmRequest'
import type { Findings } from './Findings'
import { targetsOf } from './loadDescriptors'
import { readCall } from './readings/readCall'
import { type Answers, isItems, type Read, read, readsOf } from './simulation/reads'
import { readGround } from './simulation/SimulationGround'
import { simulateCalls } from './simulation/simulateCalls'

/**
 * Finds out what calls do. Goes down a ladder: a simulated block, else each call alone, else only what the calldata
 * says.
 */
export async function findCalls(
  request: Extract<EvmRequest, { kind: 'calls' }>,
  ports: EvmPorts,
  wanted: Promise<readonly Read[]>,
): Promise<Findings> {
  const { ask, account, chainId, unable, now = Date.now, randomAddress = createRandomAddress } = ports
  const readAsked = (facts: Answers): readonly Line[] => [
    ...request.calls.flatMap((call) => readCall(call, account, isItems(facts, call.to ?? ''))),
    ...request.delegates.map((to): Line => ({ kind: 'change', what: 'delegation', at: account, to })),
  ]
  const nothing: Findings = {
    will: 'unknown',
    lines: readAsked(() => undefined),
    warnings: [],
    facts: () => undefined,
  }
  if (!ask) return nothing
  const called = targetsOf(request)
  const watched = [...new Set([...called, ...(ports.watch ?? [])].map((one) => one.toLowerCase()))]
  const calls = request.calls.map((call) => ({ ...call, from: account }))
  try {
    const at = now()
    const [ground, reads] = await Promise.all([
      maySimulate(ports) ? readGround(ask, account, at, randomAddress) : undefined,
      wanted,
    ])
    const further = [...reads, ...called.map(read.code)]
    const found = ground && (await simulateCalls(ground, { calls, readAsked, watched, further }))
    if (found && !('refused' in found)) return { ...found, simulated: { block: ground.latest.number, at } }
    if (found?.refused === 'unsupported') unable?.set(chainId, at)
    const { askEach, tryCall } = await import('./simulation/askEach')
    const ofLines = nothing.lines.flatMap((line) => readsOf(line, account))
    const facts = await askEach(ask, [...ofLines, ...called.map(read.isItems), ...further])
    const lines = readAsked(facts)
    if (found?.refused === 'funds') return { ...nothing, lines, facts, will: 'revert', reason: found.message }
    const [first, ...others] = calls
    const tried = first && (await tryCall(ask, account, first))
    // Later calls of a batch need what the earlier ones did.
    return { ...nothing, ...(others.length === 0 || tried?.will === 'revert' ? tried : {}), lines, facts }
  } catch {
    // The node can't be reached. What the calldata says still holds.
    return nothing
  }
}
