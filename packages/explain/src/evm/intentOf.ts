import type { Explanation, IntentCode, Line } from '../Explanation'
import { intentCode } from '../intentCode'
import type { EvmRequest } from './EvmRequest'
import { isSame } from './readings/lines'

/** Sums up what a request is for, by its lines. */
export function intentOf(request: EvmRequest, lines: readonly Line[]): Explanation['intent'] {
  if (request.kind === 'calls' && request.calls.length > 1)
    return { code: 'batch', values: { count: `${request.calls.length}` } }
  const code = intentCode(lines, request.kind === 'calls' ? 'call' : 'sign')
  return { code: code === 'swap' ? (wrapping(request, lines) ?? code) : code, values: {} }
}

/** Coins for as many tokens of the called contract, or back. */
function wrapping(request: EvmRequest, lines: readonly Line[]): IntentCode | undefined {
  const [called = ''] = request.kind === 'calls' ? request.calls.map(({ to }) => to) : []
  const moves = lines.filter((line) => line.kind === 'send' || line.kind === 'receive')
  const coins = moves.find(({ token }) => token.kind === 'native')
  const tokens = moves.find(({ token }) => token.kind === 'fungible' && isSame(token.address, called))
  if (moves.length !== 2 || !coins || coins.amount !== tokens?.amount) return undefined
  return coins.kind === 'send' ? 'wrap' : 'unwrap'
}
