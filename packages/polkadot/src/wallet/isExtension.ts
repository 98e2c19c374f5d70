import { hasMethod } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import type { Extension } from './Extension'

/** Whether an extension's answer offers accounts and a signer; a signer may lack either kind of signing. */
export function isExtension(value: unknown): value is Extension {
  const { accounts, signer } = fieldsOf(value)
  return hasMethod(accounts, 'get') && typeof signer === 'object' && signer !== null
}
