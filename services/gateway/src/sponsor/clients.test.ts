import { describe, expect, it } from 'vitest'
import { createVisitor } from '../testing/sponsor/createVisitor'
import { setUpSponsor } from '../testing/sponsor/setUpSponsor'

const { chain, gateway, bundler, reach, mine, query } = await setUpSponsor({ SPONSOR_CLIENT_COUNT: '2' })
const shop = '0x00000000000000000000000000000000000000aa'

describe('one network address', () => {
  it('is paid for so often a day, however many accounts it makes', async () => {
    const send = async () => bundler.send(await createVisitor(chain).operation([{ to: shop }]))
    const taken = [await send(), await send()]
    const { error } = await send()
    expect(error).toMatchObject({ code: -32504, data: { reason: 'budget-visitor' } })
    for (const { result } of taken) await reach(result, 'mined', mine)
    const estimated = await bundler.estimate(await createVisitor(chain).operation([{ to: shop }]))
    expect(estimated.error).toBeUndefined()
  })

  it('is stored as an HMAC', async () => {
    const { limiter, signIn } = gateway().services
    await bundler.send(await createVisitor(chain).operation([{ to: shop }]))
    await limiter.flush()
    const rows = await query<{ key: string }>("select key from usage where key like 'sponsor %'")
    // A request of a test has no address.
    expect(rows).toEqual([{ key: `sponsor ${signIn.keys.hide('unknown')}` }])
  })
})
