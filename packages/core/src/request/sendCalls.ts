import { notSupportedByWallet } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { CallingNamespace } from '../ports/FamilyTypes'
import type { CallsRequest, SentCalls } from './CallsRequest'
import { prepareSending } from './prepareRequest'

/** Has the wallet send calls as one bundle; see `Latchkey.sendCalls`. */
export async function sendCalls(
  latchkey: Latchkey,
  namespace: CallingNamespace,
  { calls, capabilities, isAtomic = false, networkId }: CallsRequest,
): Promise<SentCalls> {
  const { asked, can } = prepareSending(latchkey, namespace, networkId)
  if (!can.sendCalls) throw notSupportedByWallet({ what: 'sendCalls' })
  return can.sendCalls({
    ...asked,
    calls: calls.map(({ to, data, value }) => ({
      to,
      ...(data === undefined ? {} : { data }),
      ...(value === undefined ? {} : { value: `0x${value.toString(16)}` }),
    })),
    isAtomic,
    ...(capabilities ? { capabilities } : {}),
  })
}
