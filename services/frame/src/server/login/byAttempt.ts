import type { FrameServices } from '../FrameServices'
import type { FrameRequest } from '../http/handleCall'
import { checkProof } from '../proof/checkProof'
import type { Attempt } from './Attempt'
import { findAttempt } from './findAttempt'

/**
 * Authority of calls that continue an attempt: the key that started it signed the request, so nobody else can use a code
 * that the visitor typed. @throws loginEnded, proofInvalid
 */
export async function byAttempt(
  services: FrameServices,
  request: Pick<FrameRequest, 'context' | 'bodyHash'> & { readonly params: { readonly attempt: string } },
): Promise<Attempt> {
  const attempt = await findAttempt(services.database, services.now(), request.params.attempt)
  await checkProof(services, request, attempt.publicKey)
  return attempt
}
