import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from '../../vault/Bytes'
import { sealBytes } from '../../vault/sealBytes'
import { requestTerms } from './openRequest'
import type { WindowRequest } from './WindowRequest'

/** Seals a request for the window that gets the key in its address. The server in between can't read or change it. */
export function sealRequest(request: WindowRequest, key: Bytes): Promise<string> {
  return sealBytes(utf8ToBytes(JSON.stringify(request)) as Bytes, key, requestTerms)
}
