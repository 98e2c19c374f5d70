import type { Ask } from '../../Ask'
import type { EvmPorts } from '../EvmPorts'
import type { EvmRequest } from '../EvmRequest'
import type { Findings } from '../Findings'
import { targetsOf } from '../loadDescriptors'
import { readLines } from '../readings/readLines'
import { askEach, tryCall } from './askEach'
import { createRandomAddress } from './createRandomAddress'
import { type Answers, type Read, read, readsOf } from './reads'
import { readGround, type SimulationGround } from './SimulationGround'
import type { Refusal } from './simulateBlock'
import { simulateCalls } from './simulateCalls'
import { simulateMessage } from './simulateMessage'

/** How long a node that can't simulate isn't asked again. */
const retryMs = 3_600_000

/**
 * Finds out from a node what a request does. Goes down a ladder: a simulated block, else each question alone.
 * `wanted` are further questions. Rejects if the node can't be reached.
 */
export async function simulateRequest(
  request: EvmRequest,
  {
    account,
    chainId,
    unable,
    watch,
    now = Date.now,
    randomAddress = createRandomAddress,
    ask,
  }: EvmPorts & { readonly ask: Ask },
  wanted: Promise<readonly Read[]>,
): Promise<Findings> {
  const at = now()
  const isAble = at - (unable?.get(chainId) ?? 0) > retryMs
  const [ground, further] = await Promise.all([
    isAble ? readGround(ask, account, at, randomAddress) : undefined,
    wanted,
  ])
  const plan = {
    request,
    account,
    watch,
    reads: [...further, ...(request.kind === 'calls' ? targetsOf(request).map(read.code) : [])],
  }
  const found = ground && (await simulate(ground, plan))
  if (found && !('refused' in found)) return { ...found, simulated: { block: ground.latest.number, at } }
  if (found?.refused === 'unsupported') unable?.set(chainId, at)
  return askPlainly(ask, plan, found)
}

type Plan = {
  readonly request: EvmRequest
  readonly account: string
  readonly watch: readonly string[] | undefined
  readonly reads: readonly Read[]
}

function simulate(
  ground: SimulationGround,
  { request, account, watch, reads }: Plan,
): Promise<Findings | Refusal> {
  const readAsked = (facts: Answers) => readLines(request, account, facts)
  if (request.kind === 'calls')
    return simulateCalls(ground, {
      calls: request.calls.map((call) => ({ ...call, from: account })),
      readAsked,
      watched: [...new Set([...targetsOf(request), ...(watch ?? [])].map((one) => one.toLowerCase()))],
      further: reads,
    })
  const lines = readAsked(() => undefined)
  return simulateMessage(ground, {
    lines,
    contract: request.data.domain.verifyingContract,
    reads: [...lines.flatMap((line) => readsOf(line, account)), ...reads],
  })
}

/** Asks a node that can't simulate what it knows of the contracts, and tries the first call. */
async function askPlainly(
  ask: Ask,
  { request, account, reads }: Plan,
  refusal: Refusal | undefined,
): Promise<Findings> {
  const ofLines = readLines(request, account, () => undefined).flatMap((line) => readsOf(line, account))
  const calls = request.kind === 'calls' ? request.calls : []
  const kinds = calls.flatMap(({ to }) => (to === undefined ? [] : [read.isItems(to)]))
  const facts = await askEach(ask, [...ofLines, ...kinds, ...reads])
  const found: Findings = { will: 'unknown', lines: readLines(request, account, facts), warnings: [], facts }
  if (refusal?.refused === 'funds') return { ...found, will: 'revert', reason: refusal.message }
  const [first, ...others] = calls
  const tried = first && (await tryCall(ask, account, first))
  // Later calls of a batch need what the earlier ones did.
  return others.length === 0 || tried?.will === 'revert' ? { ...found, ...tried } : found
}
