import { parseEther } from 'viem'
import { expect, it, vi } from 'vitest'
import { createVisitor } from '../../testing/sponsor/createVisitor'
import { setUpSponsor } from '../../testing/sponsor/setUpSponsor'

const { chain, gateway, bundler, pass, reach } = await setUpSponsor({
  SPONSOR_LOW_BALANCE: parseEther('5').toString(),
})
const shop = '0x00000000000000000000000000000000000000aa'
const setBalance = (value: bigint) => chain.client.setBalance({ address: chain.sponsor, value })

it('warns in the metrics while the balance is low, and once in the log', async () => {
  const { metrics, log } = gateway().services
  const warn = vi.spyOn(log, 'warn')
  const isLow = (low: 0 | 1) =>
    expect
      .poll(
        () => {
          pass(10_000)
          return metrics.registry.metrics()
        },
        { timeout: 60_000 },
      )
      .toContain(`latchkey_sponsor_balance_low{chain="${chain.network}"} ${low}`)
  await isLow(0)
  await setBalance(parseEther('4.9'))
  await isLow(1)
  await isLow(1)
  expect(await metrics.registry.metrics()).toContain(`latchkey_sponsor_balance{chain="${chain.network}"} 4.9`)
  const warnings = warn.mock.calls.filter(([, text]) => text === "The sponsor's balance is low")
  expect(warnings).toEqual([[{ chain: chain.network }, "The sponsor's balance is low"]])
  await setBalance(parseEther('10'))
  await isLow(0)
})

it('takes no operation that it could not pay for after those that wait', async () => {
  const [first, second] = [createVisitor(chain), createVisitor(chain)]
  const { result: hash } = await bundler.send(await first.operation([{ to: shop }]))
  const { raw } = await reach(hash, 'sent')
  expect(raw).toMatch(/^0x04/)
  const { query } = gateway().services.database
  const [reserved] = await query<{ wei: string }>(
    "select (gas * max_fee)::text as wei from sponsor_operations where state = 'sent'",
  )
  // Enough for one, not for two.
  await setBalance((BigInt(reserved?.wei ?? 0) * 3n) / 2n)
  const operation = await second.operation([{ to: shop }])
  const refusal = { code: -32504, data: { reason: 'empty' } }
  expect((await bundler.estimate(operation)).error).toMatchObject(refusal)
  expect((await bundler.send(operation)).error).toMatchObject(refusal)
  await setBalance(parseEther('10'))
  await reach(hash, 'mined', () => chain.client.mine({ blocks: 1 }))
  expect((await bundler.send(operation)).result).toBeDefined()
})
