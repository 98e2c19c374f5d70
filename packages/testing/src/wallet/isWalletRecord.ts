import type { WalletRecord } from './WalletRecord'

/** Whether stored data is complete; `hasOwn` checks the family's own fields. */
export function isWalletRecord(
  value: unknown,
  hasOwn: (fields: ReadonlyMap<string, unknown>) => boolean,
): value is WalletRecord {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const quirks = fields.get('changedQuirks')
  return (
    Number.isSafeInteger(fields.get('selected')) &&
    typeof fields.get('locked') === 'boolean' &&
    typeof quirks === 'object' &&
    quirks !== null &&
    ['origins', 'rules'].every((name) => Array.isArray(fields.get(name))) &&
    hasOwn(fields)
  )
}
