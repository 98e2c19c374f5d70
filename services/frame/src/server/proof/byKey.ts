import type { Call } from '@latchkey/protocol'
import type { GenericSchema } from 'valibot'
import type { FrameServices } from '../FrameServices'
import type { FrameRequest } from '../http/handleCall'
import { checkProof } from './checkProof'

type WithKey = Call<`/${string}`, undefined, GenericSchema<unknown, { readonly publicKey: string }>>

/** Authority of calls that start something: the key in the body signed the request. @throws proofInvalid */
export async function byKey(services: FrameServices, request: FrameRequest<WithKey>): Promise<undefined> {
  await checkProof(services, request, request.body.publicKey)
  return undefined
}
