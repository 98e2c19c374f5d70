import type { Extension } from './Extension'

function hasFunction(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function'
}

/** Whether what an extension gave can be asked for accounts; a signer may lack either kind of signing. */
export function isExtension(value: unknown): value is Extension {
  if (typeof value !== 'object' || value === null) return false
  const signer: unknown = Reflect.get(value, 'signer')
  return hasFunction(Reflect.get(value, 'accounts'), 'get') && typeof signer === 'object' && signer !== null
}
