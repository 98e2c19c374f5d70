import type { StoredOperation } from './StoredOperation'

/** Whether an operation is in the line or was paid for, so it must not be taken again. */
export function isKept(row: Pick<StoredOperation, 'state' | 'tx_hash'> | undefined): boolean {
  return row !== undefined && (row.state !== 'failed' || row.tx_hash !== null)
}
