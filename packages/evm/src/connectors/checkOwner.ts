import { providerUnauthorized } from '@latchkey/protocol'

/**
 * The account of an app around the page, if a request is for that account or names none. The app would sign with its
 * own account, whichever is asked for. @throws providerUnauthorized
 */
export function checkOwner(account: string | null, wanted: unknown): string {
  const isSame = wanted === undefined || String(wanted).toLowerCase() === account?.toLowerCase()
  if (!account || !isSame) throw providerUnauthorized()
  return account
}
