import type { AlertCode } from './ModalState'

const alerts: { readonly [message: string]: AlertCode } = {
  'Unauthorized: origin not allowed': 'origin-not-allowed',
  'JWT validation error: JWT Token is not yet valid': 'session-expired',
  'Unauthorized: invalid key': 'invalid-project-id',
}

/** [MOD-5] Returns the alert for a provider's message, if there is one. */
export function alertForProviderMessage(message: string): AlertCode | null {
  const found = Object.keys(alerts).find((text) => message.includes(text))
  return (found && alerts[found]) || null
}
