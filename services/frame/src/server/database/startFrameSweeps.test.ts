import { inTurn } from '@latchkey/gateway/server'
import { describe, expect, it } from 'vitest'
import { setUpFrame } from '../../testing/setUpFrame'
import { startFrameSweeps } from './startFrameSweeps'

const frame = setUpFrame()

describe('the sweeps of the frame', () => {
  it('[FRM-17] hold one connection at a time, so visitors are served meanwhile', async () => {
    const { services } = frame()
    const [held, seen] = [new Set<string>(), new Set<string>()]
    let most = 0
    const database = {
      ...services.database,
      async withLock(name: string, run: (signal: AbortSignal) => Promise<void>) {
        held.add(name)
        seen.add(name)
        most = Math.max(most, held.size)
        const isHeld = await services.database.withLock(name, run)
        held.delete(name)
        return isHeld
      },
    }
    const sweeps = startFrameSweeps({ ...services, database })
    const expiring = await services.database.query<{ table: string }>(
      `select table_name as table from information_schema.columns
       where table_schema = current_schema() and table_name like 'frame\\_%' and column_name = 'expires_at'`,
    )
    expect(expiring.length).toBeGreaterThan(8)
    const missing = () => expiring.filter(({ table }) => ![...seen].some((name) => name.includes(table)))
    await expect.poll(missing, { timeout: 15_000 }).toEqual([])
    await sweeps.stop()
    expect(most).toBe(1)
  })

  it('go on after one of them failed', async () => {
    const done: string[] = []
    const { withLock } = inTurn({
      query: async () => [],
      async withLock(name, run) {
        if (name === 'broken') throw new TypeError('gone')
        await run(new AbortController().signal)
        return true
      },
    })
    const broken = withLock('broken', async () => undefined)
    const whole = withLock('whole', async () => void done.push('whole'))
    await expect(broken).rejects.toThrow('gone')
    await whole
    expect(done).toEqual(['whole'])
  })
})
