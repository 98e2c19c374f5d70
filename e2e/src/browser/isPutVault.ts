import type { Request } from 'playwright-core'

/** Tells whether a request of the frame stores a wallet. */
export function isPutVault(request: Request): boolean {
  return request.method() === 'PUT' && request.url().endsWith('/v1/vault')
}
