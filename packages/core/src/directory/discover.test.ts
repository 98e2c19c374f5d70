import { describe, expect, it } from 'vitest'
import type { DiscoverContext } from '../ports/ChainAdapter'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'

describe('looking for wallets', () => {
  it('starts once per family, however often it is requested', async () => {
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

  it('[EVT-3] logs and reports a later failure, and the next search tries again', async () => {
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

  it('[EVT-3] stops a search that failed before it starts another, and a late failure of the old one stops nothing', async () => {
    const adapter = createScriptedAdapter()
    const contexts: DiscoverContext[] = []
    const stopped: number[] = []
    adapter.discover = (context) => {
      const number = contexts.push(context)
      return () => void stopped.push(number)
    }
    const { latchkey } = setUp({ adapter })
    await latchkey.open()
    contexts[0]?.failed(new TypeError('broken'))
    expect(stopped).toEqual([1])
    await latchkey.open()
    contexts[0]?.failed(new TypeError('broken again'))
    await latchkey.open()
    expect(contexts).toHaveLength(2)
    latchkey.destroy()
    expect(stopped).toEqual([1, 2])
    contexts[1]?.failed(new TypeError('broken at the end'))
    expect(stopped).toEqual([1, 2])
  })

  it('[EVT-3] stops a search that fails while it starts', async () => {
    const adapter = createScriptedAdapter()
    let searches = 0
    let stops = 0
    adapter.discover = ({ failed }) => {
      searches += 1
      failed(new TypeError('broken'))
      return () => {
        stops += 1
      }
    }
    const { latchkey } = setUp({ adapter })
    await latchkey.open()
    expect([searches, stops]).toEqual([1, 1])
    await latchkey.open()
    expect([searches, stops]).toEqual([2, 2])
  })

  it('[EVT-3] tells of what a search couldn’t list, and keeps its one search', async () => {
    const adapter = createScriptedAdapter()
    const contexts: DiscoverContext[] = []
    const { discover } = adapter
    adapter.discover = (context) => {
      contexts.push(context)
      context.warned?.(new TypeError('a connector has a wrong id'))
      return discover(context)
    }
    const { latchkey, events } = setUp({ adapter })
    for (let count = 0; count < 3; count += 1) await latchkey.open()
    expect(contexts).toHaveLength(1)
    adapter.addWallet('com.late')
    expect(latchkey.getState().connect.connectors.map(({ id }) => id)).toEqual(['com.late'])
    expect(latchkey.logger.dump()).toContain('a connector has a wrong id')
    expect(events.filter((event) => event === 'INTERNAL_SDK_ERROR')).toHaveLength(1)
  })

  it('limits a flood of wallets, keeps the earlier ones and warns once', async () => {
    const { latchkey, adapter } = setUp()
    adapter.addWallet('com.real')
    await latchkey.open()
    for (let index = 0; index < 5_000; index += 1) adapter.addWallet(`com.fake-${index}`)
    const ids = latchkey.getState().connect.connectors.map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect(ids[0]).toBe('com.real')
    expect(latchkey.logger.dump().match(/More than 100 eip155 wallets/g)).toHaveLength(1)
  })

  it('lists what the site brought and the app around the page, however many announced themselves first', async () => {
    const { latchkey, adapter } = setUp()
    await latchkey.open()
    for (let index = 0; index < 150; index += 1) adapter.addWallet(`com.fake-${index}`)
    adapter.addWallet('brought', { type: 'EXTERNAL' })
    adapter.addWallet('safe', { type: 'EXTERNAL', isAround: true })
    const ids = latchkey.getState().connect.connectors.map(({ id }) => id)
    expect(ids).toHaveLength(102)
    expect(ids.slice(-2)).toEqual(['brought', 'safe'])
  })

  it('leaves room in other families during a flood in one', async () => {
    const solana = createScriptedAdapter('solana')
    const adapter = createScriptedAdapter()
    const { latchkey } = setUp({ adapters: [adapter, solana] })
    await latchkey.open()
    for (let index = 0; index < 150; index += 1) adapter.addWallet(`com.fake-${index}`)
    solana.addWallet('com.sol')
    expect(latchkey.getState().connect.connectors.at(-1)?.id).toBe('com.sol')
  })
})
