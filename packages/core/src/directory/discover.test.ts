import { describe, expect, it } from 'vitest'
import type { DiscoverContext } from '../ports/ChainAdapter'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'

describe('looking for wallets', () => {
  it('starts once for each family, however often somebody looks', async () => {
    const adapter = createScriptedAdapter()
    let looks = 0
    const { discover } = adapter
    adapter.discover = (context) => {
      looks += 1
      return discover(context)
    }
    const { latchkey } = setUp({ adapter })
    await latchkey.open()
    await latchkey.open()
    latchkey.discover()
    expect(looks).toBe(1)
  })

  it('[EVT-3] what breaks later is logged, told, and tried again by the next look', async () => {
    const adapter = createScriptedAdapter()
    adapter.addWallet('com.one')
    const { discover } = adapter
    const contexts: DiscoverContext[] = []
    adapter.discover = (context) => {
      contexts.push(context)
      return contexts.length === 1 ? () => undefined : discover(context)
    }
    const { latchkey, events } = setUp({ adapter })
    await latchkey.open()
    contexts[0]?.failed(new TypeError('a part could not be loaded'))
    expect(latchkey.logger.dump()).toContain('a part could not be loaded')
    expect(events).toContain('INTERNAL_SDK_ERROR')
    expect(latchkey.getState().connect.connectors).toEqual([])
    await latchkey.open()
    expect(contexts).toHaveLength(2)
    expect(latchkey.getState().connect.connectors.map(({ id }) => id)).toEqual(['com.one'])
  })

  it('a flood of wallets neither grows without end nor hides who was there before it, and is told once', async () => {
    const { latchkey, adapter } = setUp()
    adapter.addWallet('com.real')
    await latchkey.open()
    for (let index = 0; index < 5_000; index += 1) adapter.addWallet(`com.fake-${index}`)
    const ids = latchkey.getState().connect.connectors.map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect(ids[0]).toBe('com.real')
    expect(latchkey.logger.dump().match(/More than 100 eip155 wallets/g)).toHaveLength(1)
  })

  it('a flood in one family leaves room in the others', async () => {
    const solana = createScriptedAdapter('solana')
    const adapter = createScriptedAdapter()
    const { latchkey } = setUp({ adapters: [adapter, solana] })
    await latchkey.open()
    for (let index = 0; index < 150; index += 1) adapter.addWallet(`com.fake-${index}`)
    solana.addWallet('com.sol')
    expect(latchkey.getState().connect.connectors.at(-1)?.id).toBe('com.sol')
  })
})
