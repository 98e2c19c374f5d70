import { describe, expect, it } from 'vitest'
import { askBundler } from '../../testing/sponsor/askBundler'
import { createVisitor } from '../../testing/sponsor/createVisitor'
import { setUpSponsor } from '../../testing/sponsor/setUpSponsor'

const { chain, gateway, bundler, reach, row, mine, query } = await setUpSponsor()
const shop = '0x00000000000000000000000000000000000000aa'
const send = async (by: typeof bundler) =>
  (await by.send(await createVisitor(chain).operation([{ to: shop }]))).result

/** Fills the line with operations that the price of gas is too high for. */
const wait = (count: number) =>
  query(
    `insert into sponsor_operations (hash, chain, sponsor, sender, nonce, project, operation, state, gas, max_fee, day,
       created_at, changed_at)
     select 'waiting ' || n, $1, $2, 'account ' || n, 0, 'dev', '{}', 'queued', 1, 0, 1, now(), now()
     from generate_series(1, $3::int) as n`,
    [chain.network, chain.sponsor.toLowerCase(), count],
  )

describe('projects', () => {
  it('take turns, so nobody waits behind all operations of another', async () => {
    const { id } = await gateway().services.projects.create({ name: 'Shop', origins: [], quota: null })
    const other = askBundler((path, init) => gateway().ask(path, init), chain.network, id)
    const hashes: unknown[] = []
    for (let count = 0; count < 20; count += 1) hashes.push(await send(bundler))
    await reach(hashes[15], 'sent')
    expect((await row(hashes[16])).state).toBe('queued')
    const late = await send(other)
    const ended = await reach(late, 'mined', mine)
    const last = await reach(hashes[19], 'mined', mine)
    expect(Number(ended.tx_nonce)).toBeLessThan(Number(last.tx_nonce))
  })

  it('do not wait for operations of their own that wait for a lower price', async () => {
    await wait(16)
    await reach(await send(bundler), 'mined', mine)
    await query("delete from sponsor_operations where hash like 'waiting %'")
  })

  it('leave places to others', async () => {
    await wait(1_000)
    const { id } = await gateway().services.projects.create({ name: 'Other', origins: [], quota: null })
    const other = askBundler((path, init) => gateway().ask(path, init), chain.network, id)
    const operation = await createVisitor(chain).operation([{ to: shop }])
    const refusal = { code: -32504, data: { reason: 'paused' } }
    expect((await bundler.send(operation)).error).toMatchObject(refusal)
    expect((await bundler.estimate(operation)).error).toMatchObject(refusal)
    await reach((await other.send(operation)).result, 'mined', mine)
  })
})
