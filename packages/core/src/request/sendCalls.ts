import { invalidRequest, isRecord, notSupportedByWallet } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { WalletCall } from '../ports/ChainAdapter'
import type { CallingNamespace } from '../ports/FamilyTypes'
import type { CallsRequest, SentCalls } from './CallsRequest'
import { prepareSending } from './prepareRequest'

/** Has the wallet send calls as one bundle; see `Latchkey.sendCalls`. */
export async function sendCalls(
  latchkey: Latchkey,
  namespace: CallingNamespace,
  request: CallsRequest,
): Promise<SentCalls> {
  // Plain JavaScript may pass anything.
  const { calls, capabilities, isAtomic = false, networkId, from, ...rest } = request ?? {}
  const { asked, can } = prepareSending(latchkey, namespace, { networkId, from })
  if (!can.sendCalls) throw notSupportedByWallet({ what: 'sendCalls' })
  if (!Array.isArray(calls) || calls.length === 0)
    throw invalidRequest({ reason: 'calls is not a list of at least one' })
  assertNone(rest, 'a bundle has no', 'calls, capabilities, from, isAtomic, networkId')
  return can.sendCalls({
    ...asked,
    calls: calls.map(toWalletCall),
    isAtomic,
    ...(capabilities ? { capabilities } : {}),
  })
}

/** What we don't know would be ignored, and the bundle would go out without it: `atomicRequired`, or bytes under another name. */
function assertNone(rest: object, words: string, known: string): void {
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw invalidRequest({ reason: `${words} ${unknown}. It has ${known}` })
}

function toWalletCall(call: CallsRequest['calls'][number]): WalletCall {
  if (!isRecord(call)) throw invalidRequest({ reason: 'a call is not an object' })
  const { to, data, value, ...rest } = call
  assertNone(rest, 'a call has no', 'to, data, value')
  // The digits of a text would be read as hexadecimal, which is a far larger amount.
  if (value !== undefined && (typeof value !== 'bigint' || value < 0n))
    throw invalidRequest({ reason: `value is not a bigint of at least 0: ${value}` })
  return {
    to,
    ...(data === undefined ? {} : { data }),
    ...(value === undefined ? {} : { value: `0x${value.toString(16)}` }),
  }
}
