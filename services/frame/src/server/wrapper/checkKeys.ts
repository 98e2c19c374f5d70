import type { Database } from '@latchkey/gateway/server'
import type { FrameSettings } from '../config/readFrameSettings'
import { createWrapper } from './createWrapper'
import { keyUnknown, wrapperFailed } from './errors'
import { secretPlaces } from './secretPlaces'

/**
 * Checks that the keys of the settings open a secret of the database. With another key, visitors couldn't open their
 * wallets, and new ones would need that key too. @throws keyUnknown
 */
export async function checkKeys(database: Pick<Database, 'query'>, settings: FrameSettings): Promise<void> {
  // A key service may be away for a moment, and its key can't be lost in the settings.
  if (settings.FRAME_KEY_WRAPPER !== 'environment') return
  const wrappers = { login: createWrapper(settings, 'login'), vault: createWrapper(settings, 'vault') }
  for (const { table, id, contextOf, wrapper } of secretPlaces(wrappers)) {
    const [row] = await database.query<{ id: string; secret: Buffer; keyId: string }>(
      `select ${id} as id, secret, key_id as "keyId" from ${table} where key_id like 'environment:%' limit 1`,
    )
    if (!row) continue
    try {
      await wrapper.unwrap({ keyId: row.keyId, bytes: row.secret }, contextOf(row.id))
    } catch (cause) {
      if (!wrapperFailed.is(cause)) throw cause
      throw keyUnknown({ name: keyNames[table] ?? table }, { cause })
    }
  }
}

/** The setting with the keys of each table. */
const keyNames: Readonly<Record<string, string>> = {
  frame_slots: 'LATCHKEY_FRAME_KEY',
  frame_halves: 'LATCHKEY_FRAME_VAULT_KEY, or LATCHKEY_FRAME_KEY if it isn’t set,',
}
