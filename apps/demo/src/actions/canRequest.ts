import type { RequestingProvider } from './sendTestTransaction'

/** Whether a wallet takes requests by name (EIP-1193). */
export function canRequest(provider: unknown): provider is RequestingProvider {
  return typeof provider === 'object' && provider !== null && 'request' in provider
}
