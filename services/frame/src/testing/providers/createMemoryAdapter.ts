import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/** Creates the store of one provider. What the library brings is shared by all providers of a process. */
export function createMemoryAdapter(): AdapterFactory {
  const rows = new Map<string, AdapterPayload>()
  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...rows].find(([key, row]) => key.startsWith(`${model}:`) && row[field] === value)?.[1]
    return {
      upsert: async (id, payload) => void rows.set(keyOf(id), payload),
      find: async (id) => rows.get(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      destroy: async (id) => void rows.delete(keyOf(id)),
      consume: async (id) => {
        const row = rows.get(keyOf(id))
        if (row) row.consumed = Math.floor(Date.now() / 1000)
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
      },
    }
  }
}
