import type { PolkadotData } from './PolkadotData'

/** Reads stored data; anything that is not whole is as good as nothing. */
export function parsePolkadotData(text: string | null): PolkadotData | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isPolkadotData(value) ? value : undefined
  } catch {
    // Not JSON: someone else wrote under the key. The wallet starts afresh.
    return undefined
  }
}

function isPolkadotData(value: unknown): value is PolkadotData {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return (
    Number.isSafeInteger(fields.get('selected')) &&
    typeof fields.get('locked') === 'boolean' &&
    typeof fields.get('changedQuirks') === 'object' &&
    ['origins', 'addedKeys', 'rules'].every((name) => Array.isArray(fields.get(name)))
  )
}
