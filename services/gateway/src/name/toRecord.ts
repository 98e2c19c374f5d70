import type { NameRecord } from '@latchkey/protocol'
import { getAddress } from 'viem'
import type { StoredName } from './StoredName'

/** Returns a name as clients get it. */
export function toRecord({ name, attributes, addresses, registeredAt, updatedAt }: StoredName): NameRecord {
  return {
    name,
    registered_at: registeredAt.toISOString(),
    updated_at: updatedAt?.toISOString() ?? null,
    attributes,
    addresses: Object.fromEntries(
      addresses.map(({ coinType, address, createdAt }) => [
        `${coinType}`,
        { address: getAddress(address), created_at: createdAt.toISOString() },
      ]),
    ),
  }
}
