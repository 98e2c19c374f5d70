import type { ExtensionDoor } from './Extension'

/** Whether a foreign value can be asked to let the site in; its getters may throw, and that is up to the caller. */
export function isExtensionDoor(value: unknown): value is ExtensionDoor {
  return (
    typeof value === 'object' && value !== null && 'enable' in value && typeof value.enable === 'function'
  )
}
