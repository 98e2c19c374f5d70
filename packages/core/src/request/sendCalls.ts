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
  const { calls, capabilities, isAtomic = false, networkId } = request ?? {}
  const { asked, can } = prepareSending(latchkey, namespace, networkId)
  if (!can.sendCalls) throw notSupportedByWallet({ what: 'sendCalls' })
  if (!Array.isArray(calls) || calls.length === 0)
    throw invalidRequest({ reason: 'calls is not a list of at least one' })
  return can.sendCalls({
    ...asked,
    calls: calls.map(toWalletCall),
    isAtomic,
    ...(capabilities ? { capabilities } : {}),
  })
}

function toWalletCall(call: CallsRequest['calls'][number]): WalletCall {
  if (!isRecord(call)) throw invalidRequest({ reason: 'a call is not an object' })
  const { to, data, value } = call
  // The digits of a text would be read as hexadecimal, which is a far larger amount.
  if (value !== undefined && (typeof value !== 'bigint' || value < 0n))
    throw invalidRequest({ reason: `value is not a bigint of at least 0: ${value}` })
  return {
    to,
    ...(data === undefined ? {} : { data }),
    ...(value === undefined ? {} : { value: `0x${value.toString(16)}` }),
  }
}
