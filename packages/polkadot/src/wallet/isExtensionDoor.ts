import type { ExtensionDoor } from './Extension'

/** Whether a value can be asked for access. Its getters may throw; the caller handles that. */
export function isExtensionDoor(value: unknown): value is ExtensionDoor {
  return (
    typeof value === 'object' && value !== null && 'enable' in value && typeof value.enable === 'function'
  )
}
