import { invalidRequest, isRecord, notSupportedByWallet } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { CallingNamespace } from '../ports/FamilyTypes'
import { prepareRequest } from './prepareRequest'
import type { TypedData } from './TypedData'

/** Has the wallet sign typed data; see `Latchkey.signTypedData`. */
export async function signTypedData(
  latchkey: Latchkey,
  namespace: CallingNamespace,
  typedData: TypedData,
): Promise<`0x${string}`> {
  const { asked, can } = prepareRequest(latchkey, namespace)
  // Plain JavaScript may pass anything.
  if (!isRecord(typedData)) throw invalidRequest({ reason: 'typed data is not an object' })
  if (!can.signTypedData) throw notSupportedByWallet({ what: 'signTypedData' })
  // The family's adapter has checked that it's hexadecimal.
  return (await can.signTypedData({ ...asked, typedData })) as `0x${string}`
}
