import type { Explanation, Line, Warning } from '../Explanation'
import { describeRequest } from './describeRequest'
import { createRandomAddress, type EvmPorts, maySimulate } from './EvmPorts'
import type { EvmRequest } from './EvmRequest'
import { intentOf } from './intentOf'
import { nameTokens, tokenFacts } from './nameTokens'
import { readCall } from './readings/readCall'
import { askEach, tryCall } from './simulation/askEach'
import { type Answers, isItems, read, readsOf } from './simulation/reads'
import { readGround } from './simulation/SimulationGround'
import { type CallPlan, type Simulation, simulateCalls } from './simulation/simulateCalls'
import { warningsFor } from './warningsFor'

type Calls = Extract<EvmRequest, { kind: 'calls' }>

/** What was found out about calls, by simulation or, where the node can't, one by one. */
type Findings = Pick<Simulation, 'lines' | 'warnings' | 'facts' | 'reason' | 'fee'> & {
  readonly will: Explanation['will']
  readonly simulated?: { readonly block: number; readonly at: number }
}

/** Explains a transaction or a batch of calls. */
export async function explainCalls(request: Calls, ports: EvmPorts): Promise<Explanation> {
  const { account, tokenOf } = ports
  const described = await describeRequest(ports, request)
  const readAsked = (facts: Answers): readonly Line[] => [
    ...request.calls.flatMap((call) =>
      readCall(call, account, { isItems: (address) => isItems(facts, address) }),
    ),
    ...request.delegates.map((to): Line => ({ kind: 'change', what: 'delegation', at: account, to })),
  ]
  const called = request.calls.flatMap(({ to, data }) =>
    to === undefined || data === '0x' ? [] : [to.toLowerCase()],
  )
  const plan = {
    readAsked,
    watched: [...new Set([...called, ...(ports.watch ?? []).map((one) => one.toLowerCase())])],
    further: [
      ...described.tokens.flatMap((token) => [read.symbol(token), read.decimals(token)]),
      ...called.map(read.code),
    ],
  }
  const found = await find(request, ports, plan)
  const factsOf = (address: string) => tokenOf?.(address) ?? tokenFacts(found.facts, address)
  const lines = nameTokens(found.lines, found.facts, factsOf)
  const isUnread = lines.some(({ kind }) => kind === 'unknown')
  const warnings: readonly Warning[] = [
    ...found.warnings,
    ...warningsFor(lines, found.facts, request.calls),
    ...(found.will === 'revert' ? [{ code: 'reverts' } as const] : []),
    ...(isUnread && !found.simulated && !described.isWhole ? [{ code: 'blind' } as const] : []),
  ]
  const texts = described.render(factsOf)
  return {
    intent: intentOf(request, lines),
    lines,
    warnings,
    will: found.will,
    ...(found.reason === undefined ? {} : { reason: found.reason }),
    seen: {
      decoded: !isUnread,
      ...(described.source ? { descriptor: described.source } : {}),
      ...(found.simulated ? { simulated: found.simulated } : {}),
    },
    ...(found.fee ? { fee: found.fee } : {}),
    ...(texts.length > 0 ? { described: texts } : {}),
  }
}

/** Goes down the ladder: a simulated block, else each call alone, else only what the calldata says. */
async function find(request: Calls, ports: EvmPorts, plan: Omit<CallPlan, 'calls'>): Promise<Findings> {
  const { readAsked, watched, further } = plan
  const { ask, account, chainId, unable, now = Date.now, randomAddress = createRandomAddress } = ports
  const nothing: Findings = {
    will: 'unknown',
    lines: readAsked(() => undefined),
    warnings: [],
    facts: () => undefined,
  }
  if (!ask) return nothing
  try {
    const at = now()
    const ground = maySimulate(ports) ? await readGround(ask, account, { now: at, randomAddress }) : undefined
    const calls = request.calls.map((call) => ({ ...call, from: account }))
    const simulation = ground && (await simulateCalls(ground, { ...plan, calls }))
    if (simulation && !('refused' in simulation))
      return { ...simulation, simulated: { block: simulation.block, at } }
    if (simulation?.refused === 'unsupported') unable?.set(chainId, at)
    const reads = [
      ...nothing.lines.flatMap((line) => readsOf(line, account)),
      ...watched.map(read.isItems),
      ...further,
    ]
    const facts = await askEach(ask, reads)
    const asked = readAsked(facts)
    if (simulation?.refused === 'funds')
      return { ...nothing, lines: asked, facts, will: 'revert', reason: simulation.message }
    const [first] = request.calls
    const tried = first && (await tryCall(ask, account, first))
    // Later calls of a batch need what the earlier ones did.
    const isTold = request.calls.length === 1 || tried?.will === 'revert'
    return { ...nothing, ...(isTold && tried ? tried : {}), lines: asked, facts }
  } catch {
    // The node can't be reached. What the calldata says still holds.
    return nothing
  }
}
