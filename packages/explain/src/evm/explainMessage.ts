import type { Explanation, Line, Warning } from '../Explanation'
import { describeRequest } from './describeRequest'
import { createRandomAddress, type EvmPorts, maySimulate } from './EvmPorts'
import type { EvmRequest } from './EvmRequest'
import { intentOf } from './intentOf'
import { nameTokens, tokenFacts } from './nameTokens'
import { readInteger } from './readInteger'
import { readMessage } from './readings/readMessage'
import { askEach } from './simulation/askEach'
import { isPermit2 } from './simulation/balanceLines'
import { type Answers, type Read, read, readsOf } from './simulation/reads'
import { readGround } from './simulation/SimulationGround'
import { simulateBlock } from './simulation/simulateBlock'
import { simulateTaking } from './simulation/simulateTaking'
import { warningsFor } from './warningsFor'

type Message = Extract<EvmRequest, { kind: 'typed-data' }>

/** Explains an EIP-712 message. */
export async function explainMessage(request: Message, ports: EvmPorts): Promise<Explanation> {
  const { account, chainId, tokenOf } = ports
  const { domain } = request.data
  const asked = readMessage(request.data, account)
  const described = await describeRequest(ports, request)
  const network = readInteger(domain.chainId)
  const isElsewhere = network !== undefined && network !== BigInt(chainId)
  const reads = [
    ...asked.flatMap((line) => readsOf(line, account)),
    ...described.tokens.flatMap((token) => [read.symbol(token), read.decimals(token)]),
  ]
  // What this network knows of an address says nothing about another one.
  const found = isElsewhere
    ? nothing
    : await find(asked, ports, reads, isPermit2(`${domain.verifyingContract}`))
  const factsOf = (address: string) => tokenOf?.(address) ?? tokenFacts(found.facts, address)
  const lines = nameTokens([...found.taken, ...asked], found.facts, factsOf)
  const isUnread = lines.some(({ kind }) => kind === 'unknown')
  const intent = intentOf(request, lines)
  const isGift = intent.code === 'order' && !lines.some(({ kind }) => kind === 'receive-at-least')
  const warnings: readonly Warning[] = [
    ...warningsFor(lines, found.facts),
    ...(isElsewhere ? [{ code: 'other-network' } as const] : []),
    ...(isGift ? [{ code: 'nothing-in-return' } as const] : []),
    ...(isUnread && !described.isWhole ? [{ code: 'blind' } as const] : []),
  ]
  const texts = described.render(factsOf)
  return {
    intent,
    lines,
    warnings,
    will: 'unknown',
    seen: {
      decoded: !isUnread,
      ...(described.source ? { descriptor: described.source } : {}),
      ...(found.simulated ? { simulated: found.simulated } : {}),
    },
    ...(texts.length > 0 ? { described: texts } : {}),
  }
}

type Findings = {
  readonly facts: Answers
  /** What could be taken right now. */
  readonly taken: readonly Line[]
  readonly simulated?: { readonly block: number; readonly at: number }
}

const nothing: Findings = { facts: () => undefined, taken: [] }

async function find(
  asked: readonly Line[],
  ports: EvmPorts,
  reads: readonly Read[],
  isShared: boolean,
): Promise<Findings> {
  const { ask, account, chainId, unable, now = Date.now, randomAddress = createRandomAddress } = ports
  if (!ask) return nothing
  try {
    const at = now()
    const ground = maySimulate(ports) ? await readGround(ask, account, { now: at, randomAddress }) : undefined
    const block = ground && (await simulateBlock(ground, { calls: [], reads }))
    if (block && 'refused' in block && block.refused === 'unsupported') unable?.set(chainId, at)
    if (!ground || !block || 'refused' in block) return { facts: await askEach(ask, reads), taken: [] }
    const { before: facts } = block
    const allowances = asked.filter((line) => line.kind === 'allow')
    const taken = await Promise.all(
      allowances.map((line) => simulateTaking(ground, line, { facts, isPermit2: isShared })),
    )
    return {
      facts,
      taken: taken.filter((line) => line !== undefined),
      simulated: { block: ground.latest.number, at },
    }
  } catch {
    // The node can't be reached. What the message says still holds.
    return nothing
  }
}
