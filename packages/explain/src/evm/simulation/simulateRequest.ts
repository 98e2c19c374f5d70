import type { Ask } from '../../Ask'
import type { EvmPorts } from '../EvmPorts'
import type { Findings } from '../Findings'
import { targetsOf } from '../targetsOf'
import { createRandomAddress } from './createRandomAddress'
import type { Plan } from './Plan'
import { type Answers, type Read, read, readsOf } from './reads'
import { readGround, type SimulationGround } from './SimulationGround'
import { simulateCalls } from './simulateCalls'

/** How long a node that can't simulate isn't asked again. */
const retryMs = 3_600_000

/**
 * Finds out from a node what a request does. Goes down a ladder: a simulated block, else each question alone.
 * `wanted` are further questions. Rejects if the node can't be reached.
 */
export async function simulateRequest(
  { request, readLines }: Pick<Plan, 'request' | 'readLines'>,
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
  const plan: Plan = {
    request,
    account,
    watch,
    readLines,
    reads: [...further, ...(request.kind === 'calls' ? targetsOf(request).map(read.code) : [])],
  }
  let refusal: unknown
  try {
    if (ground) return { ...(await simulate(ground, plan)), simulated: { block: ground.latest.number, at } }
  } catch (cause) {
    refusal = cause
  }
  const { askPlainly } = await import('./askPlainly')
  return askPlainly(ask, plan, { refusal, noteUnable: () => unable?.set(chainId, at) })
}

async function simulate(
  ground: SimulationGround,
  { request, account, watch, reads, readLines }: Plan,
): Promise<Findings> {
  const readAsked = (facts: Answers) => readLines(account, facts)
  if (request.kind === 'calls')
    return simulateCalls(ground, {
      calls: request.calls.map((call) => ({ ...call, from: account })),
      readAsked,
      watched: [...new Set([...targetsOf(request), ...(watch ?? [])].map((one) => one.toLowerCase()))],
      further: reads,
    })
  const lines = readAsked(() => undefined)
  const { simulateMessage } = await import('./simulateMessage')
  return simulateMessage(ground, {
    lines,
    contract: request.data.domain.verifyingContract,
    reads: [...lines.flatMap((line) => readsOf(line, account)), ...reads],
  })
}
