import type { Explanation, Warning } from '../Explanation'
import { showText } from '../showText'
import type { EvmPorts } from './EvmPorts'
import { intentOf } from './intentOf'
import { loadDescriptors, targetsOf } from './loadDescriptors'
import { nameTokens, tokenFacts } from './nameTokens'
import { readEvmRequest, type WalletRequest } from './readEvmRequest'
import { read } from './simulation/reads'
import { warningsFor } from './warningsFor'

/** Explains what a wallet is asked to sign. Never rejects: what can't be found out is left out, and said so. */
export async function explainEvm(given: WalletRequest, ports: EvmPorts): Promise<Explanation> {
  const request = readEvmRequest(given)
  if (!request)
    return {
      intent: { code: 'sign', values: {} },
      lines: [],
      warnings: [{ code: 'blind' }],
      will: 'unknown',
      seen: { decoded: false },
    }
  const targets = targetsOf(request)
  const files = await loadDescriptors(ports, request.kind === 'calls' ? 'calldata' : 'eip712', targets)
  const file = [...files.values()].find((one) => one !== undefined)
  // The formatter and its decoder load only for contracts with a descriptor.
  const described =
    file && (await (await import('./descriptor/describeRequest')).describeRequest(ports, request, files))
  const wanted = (described?.tokens ?? []).flatMap((token) => [read.symbol(token), read.decimals(token)])
  const found =
    request.kind === 'calls'
      ? await (await import('./findCalls')).findCalls(request, ports, wanted)
      : await (await import('./findMessage')).findMessage(request, ports, wanted)
  const { facts, will, simulated } = found
  const factsOf = (address: string) => ports.tokenOf?.(address) ?? tokenFacts(facts, address)
  const lines = nameTokens(found.lines, facts, factsOf)
  const texts = described?.render(factsOf) ?? []
  const decoded = lines.every(({ kind }) => kind !== 'unknown')
  const isSeen = decoded || texts.length === targets.length || (request.kind === 'calls' && simulated)
  const warnings: readonly Warning[] = [
    ...found.warnings,
    ...warningsFor(lines, facts, request.kind === 'calls' ? request.calls : []),
    ...(will === 'revert' ? [{ code: 'reverts' } as const] : []),
    ...(isSeen ? [] : [{ code: 'blind' } as const]),
  ]
  return {
    intent: intentOf(request, lines),
    lines,
    warnings,
    will,
    reason: found.reason && showText(found.reason, 200),
    seen: { decoded, descriptor: texts[0] && { owner: texts[0].owner, hash: file?.hash }, simulated },
    fee: found.fee,
    described: texts.length > 0 ? texts : undefined,
  }
}
