import type { Database } from '@latchkey/gateway/server'
import type { KeyWrapper } from './KeyWrapper'
import { type SecretPlace, secretPlaces } from './secretPlaces'

type Row = { id: string; secret: Buffer; keyId: string }

const slice = 100

/**
 * Wraps all secrets with the newest key, so the operator can remove older ones. It works while the frame serves, and
 * can be stopped and run again. Returns how many it changed. @throws wrapperFailed
 */
export async function rewrapSecrets(
  database: Database,
  wrappers: { readonly login: KeyWrapper; readonly vault: KeyWrapper },
): Promise<number> {
  let changed = 0
  for (const place of secretPlaces(wrappers)) changed += await rewrapTable(database, place)
  return changed
}

async function rewrapTable(
  database: Database,
  { table, id, contextOf, wrapper }: SecretPlace,
): Promise<number> {
  const count = await database.query<{ any: boolean }>(`select exists (select 1 from ${table}) as any`)
  if (!count[0]?.any) return 0
  const { keyId: newest } = await wrapper.wrap(Buffer.alloc(32), 'which key is the newest')
  for (let changed = 0; ; ) {
    const rows = await database.query<Row>(
      `select ${id} as id, secret, key_id as "keyId" from ${table} where key_id <> $1 limit $2`,
      [newest, slice],
    )
    if (rows.length === 0) return changed
    for (const { id: key, secret, keyId } of rows) {
      const opened = await wrapper.unwrap({ keyId, bytes: secret }, contextOf(key))
      const again = await wrapper.wrap(opened, contextOf(key))
      await database.query(`update ${table} set secret = $2, key_id = $3 where ${id} = $1 and key_id = $4`, [
        key,
        again.bytes,
        again.keyId,
        keyId,
      ])
      changed += 1
    }
  }
}
