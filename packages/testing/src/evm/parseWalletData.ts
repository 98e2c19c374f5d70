import type { WalletData } from './WalletData'

/** Reads stored data; anything that is not whole is as good as nothing. */
export function parseWalletData(text: string | null): WalletData | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isWalletData(value) ? value : undefined
  } catch {
    // Not JSON: someone else wrote under the key. The wallet starts afresh.
    return undefined
  }
}

function isWalletData(value: unknown): value is WalletData {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const lists = ['origins', 'addedKeys', 'addedChains', 'rules']
  return (
    Number.isSafeInteger(fields.get('selected')) &&
    Number.isSafeInteger(fields.get('chainId')) &&
    typeof fields.get('locked') === 'boolean' &&
    typeof fields.get('changedQuirks') === 'object' &&
    lists.every((name) => Array.isArray(fields.get(name)))
  )
}
