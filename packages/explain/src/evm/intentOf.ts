import { isSameAddress } from '@latchkey/protocol'
import type { Explanation, IntentCode, Line } from '../Explanation'
import type { EvmRequest } from './EvmRequest'

/** Sums up what a request is for, by its lines. */
export function intentOf(request: EvmRequest, lines: readonly Line[]): Explanation['intent'] {
  if (request.kind === 'calls' && request.calls.length > 1)
    return { code: 'batch', values: { count: `${request.calls.length}` } }
  return { code: codeOf(request, lines), values: {} }
}

function codeOf(request: EvmRequest, lines: readonly Line[]): IntentCode {
  const has = (...kinds: readonly Line['kind'][]) => lines.some(({ kind }) => kinds.includes(kind))
  if (has('change')) return 'change'
  if (
    request.kind === 'typed-data' &&
    lines.some((line) => line.kind === 'send' && line.atMost) &&
    !has('allow')
  )
    return has('receive-at-least') || lines.every((line) => !('to' in line)) ? 'order' : 'send'
  if (has('send') && has('receive')) return wrapping(request, lines) ?? 'swap'
  if (has('allow', 'allow-all')) return 'allow'
  if (has('send')) return 'send'
  if (has('receive')) return 'receive'
  if (has('revoke')) return 'revoke'
  return request.kind === 'calls' ? 'call' : 'sign'
}

/** Coins for as many tokens of the called contract, or back. */
function wrapping(request: EvmRequest, lines: readonly Line[]): IntentCode | undefined {
  const [call] = request.kind === 'calls' ? request.calls : []
  const moves = lines.filter((line) => line.kind === 'send' || line.kind === 'receive')
  const [one, other] = moves
  if (moves.length !== 2 || one?.amount !== other?.amount) return undefined
  const token = moves.find((line) => line.token.kind === 'fungible')
  const coin = moves.find((line) => line.token.kind === 'native')
  if (
    token?.token.kind !== 'fungible' ||
    !coin ||
    !isSameAddress('eip155', token.token.address, call?.to ?? '')
  )
    return undefined
  return coin.kind === 'send' ? 'wrap' : 'unwrap'
}
