import { plainName } from './plainName'
import type { WalletFamily, WalletListing } from './WalletListing'

function familiesOf({ families, namespace, connectorId }: WalletListing): readonly WalletFamily[] {
  return families ?? (namespace && connectorId ? [{ namespace, connectorId }] : [])
}

/**
 * [CON-10] One installed wallet that serves several families of chains is one row, by its reverse-DNS name or its name.
 * It has one connector in each: a second one in the same family is somebody else, whatever it calls itself.
 */
export function groupFamilies(listings: readonly WalletListing[]): readonly WalletListing[] {
  const rows: WalletListing[] = []
  for (const one of listings) {
    const at = rows.findIndex(
      (row) =>
        row.isInstalled &&
        one.isInstalled &&
        familiesOf(row).every(({ namespace }) => namespace !== one.namespace) &&
        (plainName(row.name) === plainName(one.name) || (row.rdns && row.rdns === one.rdns)),
    )
    const row = rows[at]
    if (!row) rows.push(one)
    else
      rows[at] = {
        // What the first one lacks, a picture or a name by which the directory knows it, the other may have.
        ...one,
        ...row,
        ...(one.isRecent ? { isRecent: true, group: one.group } : {}),
        families: [...familiesOf(row), ...familiesOf(one)],
      }
  }
  return rows
}
