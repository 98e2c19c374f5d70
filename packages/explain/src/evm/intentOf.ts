import type { Explanation, IntentCode, Line } from '../Explanation'
import type { EvmRequest } from './EvmRequest'
import { isSame } from './readings/lines'

/** Sums up what a request is for, by its lines. */
export function intentOf(request: EvmRequest, lines: readonly Line[]): Explanation['intent'] {
  if (request.kind === 'calls' && request.calls.length > 1)
    return { code: 'batch', values: { count: `${request.calls.length}` } }
  return { code: codeOf(request, lines), values: {} }
}

function codeOf(request: EvmRequest, lines: readonly Line[]): IntentCode {
  const has = (kind: Line['kind']) => lines.some((line) => line.kind === kind)
  if (has('change')) return 'change'
  if (has('receive-at-least') || lines.some((line) => line.kind === 'send' && line.atMost && !line.to))
    return 'order'
  if (has('allow') || has('allow-all')) return 'allow'
  if (has('send')) return has('receive') ? (wrapping(request, lines) ?? 'swap') : 'send'
  if (has('receive')) return 'receive'
  if (has('revoke')) return 'revoke'
  return request.kind === 'calls' ? 'call' : 'sign'
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
