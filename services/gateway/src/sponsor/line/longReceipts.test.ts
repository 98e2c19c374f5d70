import { describe, expect, it } from 'vitest'
import { createVisitor } from '../../testing/sponsor/createVisitor'
import { setUpSponsor } from '../../testing/sponsor/setUpSponsor'

const { chain, bundler, reach, mine, query, until } = await setUpSponsor({ SPONSOR_MAX_GAS: '4000000' })
/** Logs nothing, 6,656 times. Its receipt has almost three megabytes. */
const noisy = '0x00000000000000000000000000000000000000cc'
await chain.client.setCode({ address: noisy, bytecode: '0x611a005b5f5fa0600190038060035700' })
/** Together more than the ten megabytes that a node may answer. */
const operations = 5

describe('operations that log a lot', () => {
  it('do not stop the line when their receipts are too long together, and do not fill the database', async () => {
    const hashes: unknown[] = []
    for (let count = 0; count < operations; count += 1) {
      const operation = await createVisitor(chain).operation([{ to: noisy }], { callGasLimit: 2_900_000n })
      hashes.push((await bundler.send(operation)).result)
    }
    for (const hash of hashes) await reach(hash, 'sent')
    await until(async () => {
      await mine()
      expect(await chain.paid()).toBe(operations)
    })
    for (const hash of hashes) await reach(hash, 'mined')
    expect(await bundler.receipt(hashes[0])).toMatchObject({ success: true, userOpHash: hashes[0] })
    const [{ most } = { most: 0 }] = await query<{ most: number }>(
      'select max(length(receipt)) as most from sponsor_operations',
    )
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(1_100_000)
  })
})
