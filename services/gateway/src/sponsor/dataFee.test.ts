import { numberToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createVisitor } from '../testing/sponsor/createVisitor'
import { setUpSponsor } from '../testing/sponsor/setUpSponsor'

const { chain, bundler, reach, mine, spent } = await setUpSponsor()
const shop = '0x00000000000000000000000000000000000000aa'
const ether = 10n ** 18n

/** Makes the chain say what data costs, as rollups do: returns the same for all sizes. */
const setFee = (fee: bigint) =>
  chain.client.setCode({
    address: '0x420000000000000000000000000000000000000F',
    bytecode: `0x7f${numberToHex(fee, { size: 32 }).slice(2)}5f5260205ff3`,
  })

describe('what a rollup takes for the data of a transaction', () => {
  it('is reserved until the cost is known', async () => {
    await setFee(ether)
    const { result: hash } = await bundler.send(await createVisitor(chain).operation([{ to: shop }]))
    await reach(hash, 'sent')
    expect(await spent()).toBeGreaterThan(2n * ether)
    const { cost } = await reach(hash, 'mined', mine)
    expect(await spent()).toBe(BigInt(cost ?? 0))
  })

  it('counts for the budgets, and for what the sponsor has', async () => {
    const operation = await createVisitor(chain).operation([{ to: shop }])
    await setFee((48n * ether) / 10n)
    for (const ask of [bundler.estimate, bundler.send])
      expect((await ask(operation)).error).toMatchObject({ data: { reason: 'budget-project' } })
    await setFee(6n * ether)
    for (const ask of [bundler.estimate, bundler.send])
      expect((await ask(operation)).error).toMatchObject({ data: { reason: 'empty' } })
  })
})
