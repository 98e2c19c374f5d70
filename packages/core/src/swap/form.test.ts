import {
  swapFeeOnTransfer,
  swapIncomplete,
  swapInitFailed,
  swapNoRoute,
  swapNotSupported,
  swapTokenUnreadable,
  swapUnsafe,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { fillSwap, setUpSwap } from '../testing/setUpSwap'

describe('the swap form', () => {
  it('[SWP-2] starts with one coin of the network, and lists tokens by symbol with the suggested ones', async () => {
    const { view } = await setUpSwap()
    expect(view()).toMatchObject({ from: { symbol: 'ETH' }, to: null, amount: '1', slippageBps: 100 })
    expect(view().label).toBe('select-token')
    expect(view().tokens?.all.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC', 'ZZZ'])
    expect(view().tokens?.suggested.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
  })

  it('[SWP-1] [SWP-2] asks for offers a moment after the typing, and shows the best', async () => {
    const { actions, rest, view, token, market } = await setUpSwap()
    market.providers = ['pools', 'other']
    actions.setToken('toToken', token('USDC'))
    actions.setAmount('2')
    actions.setAmount('0.5')
    await rest()
    expect(market.asked.filter(({ amount }) => amount === '2000000000000000000')).toEqual([])
    expect(view()).toMatchObject({ label: 'review', isReady: true, units: 5n * 10n ** 17n })
    expect(view().quote).toMatchObject({
      provider: 'pools',
      amountOut: '1000000000',
      receivedMin: '990000000',
    })
    expect(view().quotes.map(({ provider }) => provider)).toEqual(['pools', 'other'])
    actions.setProvider('other')
    await rest()
    expect(view().quote).toMatchObject({ provider: 'other', amountOut: '990000000' })
  })

  it('[SWP-1] asks with one percent of slippage, or what the visitor chose', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    expect(site.market.asked.at(-1)?.slippageBps).toBe(100)
    site.actions.setSlippage(50)
    await site.rest()
    expect(site.market.asked.at(-1)?.slippageBps).toBe(50)
    expect(site.view().quote?.receivedMin).toBe('49750000000000000')
  })

  it('[SWP-2] switches the direction, with what was got as the new amount', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    site.actions.switchDirection()
    await site.rest()
    expect(site.view()).toMatchObject({ from: { symbol: 'ETH' }, to: { symbol: 'USDC' }, amount: '0.05' })
    expect(site.view().quote?.amountOut).toBe('100000000')
  })

  it('[SWP-2] changes places when both sides would be the same token', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    site.actions.setToken('toToken', site.token('USDC'))
    expect(site.view()).toMatchObject({ from: { symbol: 'ETH' }, to: { symbol: 'USDC' } })
  })

  it('[SWP-2] says what is missing: an amount, a balance, or coins for the fee', async () => {
    const site = await setUpSwap()
    await fillSwap(site)
    const labels: string[] = []
    for (const amount of ['', '0', 'x', '1.1234567', '5001']) {
      site.actions.setAmount(amount)
      await site.rest()
      labels.push(site.view().label)
    }
    expect(labels).toEqual([
      'enter-amount',
      'enter-amount',
      'incorrect-value',
      'incorrect-value',
      'insufficient-balance',
    ])
    site.chain.nativeBalance = 1n
    site.actions.setAmount('100')
    await site.rest()
    expect(site.view()).toMatchObject({ label: 'insufficient-gas', isReady: false })
  })

  it('[SWP-2] leaves the fee when everything is paid in coins, and nothing of a token', async () => {
    const site = await setUpSwap()
    site.actions.setToken('toToken', site.token('USDC'))
    await site.rest()
    site.actions.setMax()
    await site.rest()
    // 300,000 units of gas and a fifth more, at two gwei.
    expect(site.view()).toMatchObject({ amount: '9.99928', isMax: true, label: 'review' })
    await fillSwap(site)
    site.actions.setMax()
    await site.rest()
    expect(site.view().amount).toBe('5000')
  })

  it('[SWP-2] leaves nothing when somebody else pays the fee', async () => {
    const site = await setUpSwap({ type: 'smartAccount' })
    await site.rest()
    site.actions.setToken('toToken', site.token('USDC'))
    await site.rest()
    site.actions.setMax()
    await site.rest()
    expect(site.view()).toMatchObject({ amount: '10', label: 'review' })
  })

  it('[SWP-1] tells why there is no offer', async () => {
    const site = await setUpSwap()
    site.market.providers = []
    const whys: unknown[] = []
    for (const reason of ['no-route', 'fee-on-transfer', 'unsafe']) {
      site.market.declined = [{ provider: 'pools', reason }]
      await fillSwap(site)
      whys.push(site.view().quoteError?.code)
      expect(site.view()).toMatchObject({ label: 'no-offer', isReady: false })
    }
    expect(whys).toEqual([swapNoRoute.code, swapFeeOnTransfer.code, swapUnsafe.code])
  })

  it('[SWP-1] shows a price that nobody could simulate only to those who can’t pay it', async () => {
    const site = await setUpSwap()
    site.market.more = { steps: [], proven: false }
    await fillSwap(site)
    expect(site.view()).toMatchObject({ label: 'no-offer', isReady: false, quote: null })
    site.actions.setAmount('5001')
    await site.rest()
    expect(site.view()).toMatchObject({ label: 'insufficient-balance', isReady: false, plan: null })
    expect(site.view().quote?.amountOut).toBe('2500500000000000000')
    site.chain.tokenBalance = 6_000_000_000n
    await expect(site.actions.swap()).rejects.toSatisfy(swapIncomplete.is)
    expect(site.market.done).toEqual([])
  })

  it('[SWP-1] leaves out offers for something else, with a low minimum, or with a step that was stopped', async () => {
    const site = await setUpSwap()
    for (const more of [
      { amountIn: '1' },
      { amountInMax: '100000001' },
      { to: site.token('ZZZ').id },
      { amountOutMin: '1' },
    ]) {
      site.market.more = more
      await fillSwap(site)
      expect(site.view().quotes, JSON.stringify(more)).toEqual([])
      expect(site.view().isReady).toBe(false)
    }
    site.market.more = {}
    site.market.unsafe = swapUnsafe({ reason: 'test' })
    await fillSwap(site)
    expect(site.view().quotes).toEqual([])
    expect(site.view().quoteError).toSatisfy(swapUnsafe.is)
  })

  it('[SWP-1] stops when the list is wrong about a token’s decimals', async () => {
    const site = await setUpSwap()
    site.chain.token = { ...site.chain.token, decimals: 8 }
    await fillSwap(site)
    expect(site.view().quoteError).toSatisfy(swapTokenUnreadable.is)
    expect(site.view().isReady).toBe(false)
  })

  it('[SWP-1] needs a network that the gateway swaps on', async () => {
    const site = await setUpSwap()
    await site.latchkey.switchNetwork('eip155:2')
    await site.rest()
    expect(site.view().error).toSatisfy(swapNotSupported.is)
    await site.latchkey.switchNetwork('eip155:1')
    await site.rest()
    expect(site.view()).toMatchObject({ error: null, from: { symbol: 'ETH' } })
  })

  it('[FLG-1] [FLG-3] asks nobody where the site or the time zone has no swaps', async () => {
    const off = await setUpSwap({ features: { swaps: false } })
    const zone = await setUpSwap({ parts: { timeZone: 'Asia/Shanghai' } })
    for (const { gateway, actions, view, rest } of [off, zone]) {
      actions.setAmount('1')
      await rest()
      await expect(actions.findToken(`0x${'d1'.repeat(20)}`)).rejects.toSatisfy(swapNotSupported.is)
      expect(gateway.paths().filter((path) => /swap|convert|price/.test(path))).toEqual([])
      expect(view()).toMatchObject({ from: null, isLoading: false, isReady: false })
    }
  })

  it('[SWP-1] can be started again when the tokens didn’t load', async () => {
    const site = await setUpSwap()
    const listed = site.gateway.answers['/v1/convert/tokens']
    site.gateway.answers['/v1/convert/tokens'] = 400
    await site.latchkey.switchNetwork('eip155:2')
    await site.latchkey.switchNetwork('eip155:1')
    await site.rest()
    expect(site.view().error).toSatisfy(swapInitFailed.is)
    site.gateway.answers['/v1/convert/tokens'] = listed
    await site.actions.start()
    await site.rest()
    expect(site.view()).toMatchObject({ error: null, from: { symbol: 'ETH' } })
  })

  it('[SWP-1] ignores what a list says about other networks, and cleans names', async () => {
    const site = await setUpSwap()
    const row = { decimals: 6, logoUri: null, eip2612: null }
    site.gateway.answers['/v1/convert/tokens'] = {
      tokens: [
        { ...row, address: 'eip155:10:0x00000000000000000000000000000000000000d1', symbol: 'A', name: 'A' },
        { ...row, address: 'eip155:1:nothing', symbol: 'B', name: 'B' },
        {
          ...row,
          address: 'eip155:1:0x00000000000000000000000000000000000000d1',
          symbol: 'U\u202eSD',
          name: 'x',
        },
      ],
    }
    await site.latchkey.switchNetwork('eip155:2')
    await site.latchkey.switchNetwork('eip155:1')
    await site.rest()
    expect(site.view().tokens?.all.map(({ symbol }) => symbol)).toEqual(['ETH', 'USD'])
  })
})
