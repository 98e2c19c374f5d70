import { safeParse } from 'valibot'
import { sealBroken } from '../../errors'
import type { Bytes } from '../../vault/Bytes'
import { openBytes } from '../../vault/openBytes'
import { type WindowRequest, windowRequest } from './WindowRequest'

/** What the box with a request is for. Its key is used once, so it's bound to nothing else. */
export const requestTerms = { use: 'approval', bound: 'window' }

/** Opens a request in the window. @throws sealBroken */
export async function openRequest(sealed: string, key: Bytes): Promise<WindowRequest> {
  const plain = await openBytes(sealed, key, requestTerms)
  const read = safeParse(windowRequest, JSON.parse(new TextDecoder().decode(plain)))
  if (!read.success) throw sealBroken({ what: 'request' })
  return read.output
}
