import { blindExplanation } from '../blindExplanation'
import type { Explanation, Line, WarningCode } from '../Explanation'
import { showText } from '../showText'
import type { WalletRequest } from '../WalletRequest'
import type { DescribedRequest } from './descriptor/DescribedRequest'
import type { EvmPorts } from './EvmPorts'
import type { EvmRequest } from './EvmRequest'
import type { Findings } from './Findings'
import { intentOf } from './intentOf'
import { nameTokens, tokenFacts } from './nameTokens'
import { readCallRequest } from './readCallRequest'
import { isSame } from './readings/lines'
import { loadReading, type ReadLines } from './readings/loadReading'
import { read as question, type Read } from './simulation/reads'
import { targetsOf } from './targetsOf'
import { warningsFor } from './warningsFor'

const isRead = ({ kind }: Line) => kind !== 'unknown'

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
  const { chainId, from = '' } = request
  const account = own.accounts?.find((one) => isSame(one, from)) ?? own.account
  const isElsewhere = chainId !== undefined && chainId !== BigInt(own.chainId)
  // What this network knows of an address says nothing about another one.
  const silent = { ask: undefined, describe: undefined, tokenOf: undefined }
  const ports = { ...own, account, ...(isElsewhere ? silent : {}) }
  const descriptions = describe(ports, request)
  const wanted = descriptions.then(
    (found) => found?.tokens.flatMap((token) => [question.symbol(token), question.decimals(token)]) ?? [],
  )
  const found = await find(request, ports, wanted)
  const { facts, will, simulated } = found
  const factsOf = (address: string) => ports.tokenOf?.(address) ?? tokenFacts(facts, address, ports.coin)
  const lines = nameTokens(found.lines, facts, factsOf)
  const texts = (await descriptions)?.render(factsOf) ?? []
  const decoded = lines.every(isRead)
  const targets = targetsOf(request)
  const isDescribed = texts.length > 0 && texts.length === targets.length
  // A call that changes nothing that can be seen changes something else.
  const isSeen = simulated && request.kind === 'calls' && (will === 'revert' || lines.some(isRead))
  const further: readonly (readonly [isTrue: unknown, code: WarningCode])[] = [
    [isElsewhere, 'other-network'],
    [will === 'revert', 'reverts'],
    [!decoded && !isDescribed && !isSeen, 'blind'],
  ]
  return {
    intent: intentOf(request, lines),
    lines,
    warnings: [
      ...found.warnings,
      ...warningsFor(lines, facts, targets),
      ...further.flatMap(([isTrue, code]) => (isTrue ? [{ code }] : [])),
    ],
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
    return { explained: blindExplanation }
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

/** Without a source of descriptors, or the code that reads them, the lines say what they can. */
async function describe(ports: EvmPorts, request: EvmRequest): Promise<DescribedRequest | undefined> {
  try {
    return ports.describe && (await (await import('./descriptor/describe')).describe(ports, request))
  } catch {
    // The descriptor isn't one, or the code can't be reached.
    return undefined
  }
}
