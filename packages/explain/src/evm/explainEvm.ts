import type { Explanation, Line, Warning } from '../Explanation'
import { showText } from '../showText'
import type { WalletRequest } from '../WalletRequest'
import type { DescribedRequest } from './descriptor/describeRequest'
import type { EvmPorts } from './EvmPorts'
import type { EvmRequest } from './EvmRequest'
import type { Findings } from './Findings'
import { intentOf } from './intentOf'
import { loadDescriptors, targetsOf } from './loadDescriptors'
import { nameTokens, tokenFacts } from './nameTokens'
import { readCallRequest } from './readCallRequest'
import { loadReading, type ReadLines } from './readings/loadReading'
import { read as question, type Read } from './simulation/reads'
import { warningsFor } from './warningsFor'

/** What descriptors say, and how many the request would need. */
type Descriptions = DescribedRequest & { readonly count: number }

/** What is left if the code that reads can't be reached. */
const unread: readonly Line[] = [{ kind: 'unknown', selector: '' }]

/**
 * Explains what a wallet is asked to sign. Never rejects: what can't be found out is left out, and said so. Without a
 * node and descriptors it answers at once, so a page can show that first.
 */
export async function explainEvm(given: WalletRequest, own: EvmPorts): Promise<Explanation> {
  const called = readCallRequest(given)
  // Nobody needs the code that reads messages for a call.
  const read = called ? { request: called } : await readMessage(given)
  if ('explained' in read) return read.explained
  const { request } = read
  const { chainId, from = own.account } = request
  const isElsewhere = chainId !== undefined && chainId !== BigInt(own.chainId)
  // What this network knows of an address says nothing about another one.
  const silent = { ask: undefined, describe: undefined, tokenOf: undefined }
  const ports = { ...own, account: from, ...(isElsewhere ? silent : {}) }
  const descriptions = describe(ports, request)
  const wanted = descriptions.then(({ tokens }) =>
    tokens.flatMap((token) => [question.symbol(token), question.decimals(token)]),
  )
  const found = await find(request, ports, wanted)
  const { facts, will, simulated } = found
  const factsOf = (address: string) => ports.tokenOf?.(address) ?? tokenFacts(facts, address)
  const lines = nameTokens(found.lines, facts, factsOf)
  const { render, count } = await descriptions
  const texts = render(factsOf)
  const decoded = lines.every((line) => line.kind !== 'unknown')
  const isSeen = decoded || (count > 0 && texts.length === count) || (request.kind === 'calls' && simulated)
  const warnings: readonly Warning[] = [
    ...found.warnings,
    ...warningsFor(lines, facts, request.kind === 'calls' ? request.calls : []),
    ...(isElsewhere ? [{ code: 'other-network' } as const] : []),
    ...(will === 'revert' ? [{ code: 'reverts' } as const] : []),
    ...(isSeen ? [] : [{ code: 'blind' } as const]),
  ]
  return {
    intent: intentOf(request, lines),
    lines,
    warnings,
    will,
    reason: found.reason && showText(found.reason, 200),
    seen: { decoded, descriptor: texts[0] && { owner: texts[0].text.owner, hash: texts[0].hash }, simulated },
    fee: found.fee,
    described: texts.length > 0 ? texts.map(({ text }) => text) : undefined,
  }
}

/** Reads what isn't a call. Without the code for it, nobody knows what it is. */
async function readMessage(given: WalletRequest) {
  try {
    return (await import('./readMessageRequest')).readMessageRequest(given)
  } catch {
    // The code can't be reached.
    const explained: Explanation = {
      intent: { code: 'sign', values: {} },
      lines: [],
      warnings: [{ code: 'blind' }],
      will: 'unknown',
      seen: { decoded: false },
    }
    return { explained }
  }
}

/** Asks the node if there is one; else only reads. */
async function find(
  request: EvmRequest,
  ports: EvmPorts,
  wanted: Promise<readonly Read[]>,
): Promise<Findings> {
  const facts = () => undefined
  const { ask, account } = ports
  const simulation = ask && import('./simulation/simulateRequest')
  // Its failure is seen below; until then nobody waits for it.
  simulation?.catch(() => undefined)
  const readLines = await loadReading(request).catch((): ReadLines => () => unread)
  const found: Findings = { will: 'unknown', lines: readLines(account, facts), warnings: [], facts }
  if (!ask || !simulation) return found
  try {
    const { simulateRequest } = await simulation
    return await simulateRequest({ request, readLines }, { ...ports, ask }, wanted)
  } catch {
    // The node or the simulation's code can't be reached. What the request says still holds.
    return found
  }
}

/** Loads the descriptors of a request, and the formatter with its library only if there are any. */
async function describe(ports: EvmPorts, request: EvmRequest): Promise<Descriptions> {
  const targets = targetsOf(request)
  const nothing: Descriptions = { tokens: [], render: () => [], count: targets.length }
  try {
    const files = await loadDescriptors(ports, request.kind === 'calls' ? 'calldata' : 'eip712', targets)
    if ([...files.values()].every(({ length }) => length === 0)) return nothing
    const { describeRequest } = await import('./descriptor/describeRequest')
    return { ...nothing, ...(await describeRequest(ports, request, files)) }
  } catch {
    // The descriptor isn't one, or the formatter's code can't be reached. The lines don't need them.
    return nothing
  }
}
