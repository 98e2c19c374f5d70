import { httpStatus } from '@latchkey/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getAccount } from '../connect/getAccount'
import type { PendingRequest } from '../ports/ChainAdapter'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import { testNetworks } from '../testing/testNetworks'
import { fetchBalance } from './fetchBalance'
import { followPending } from './followPending'
import { watchAccount } from './watchAccount'

async function connected(options: Parameters<typeof setUp>[0] = {}) {
  const all = setUp(options)
  const wallet = all.adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  return { ...all, wallet, details: () => getAccount(all.latchkey.getState()).details }
}

describe('the account', () => {
  it('[FMT-4] [ACC-1] reads the native balance while it is watched, and again when the account or network changes', async () => {
    const { latchkey, details, wallet } = await connected()
    expect(details()).toEqual({})
    const stop = watchAccount(latchkey)
    await expect.poll(() => details().balanceText).toBe('1,234.57')
    expect(details()).toMatchObject({ balance: '1234.5678', balanceSymbol: 'ETH', balanceError: null })
    wallet.tell({ networkId: 'eip155:2' })
    expect(details().balance).toBeUndefined()
    await expect.poll(() => details().balance).toBe('1234.5678')
    stop()
    wallet.tell({ accounts: [{ address: '0xB1', type: 'eoa' }] })
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(details()).toEqual({})
  })

  it('keeps the last good value when a read fails', async () => {
    const adapter = createScriptedAdapter()
    const { latchkey, details } = await connected({ adapter })
    await fetchBalance(latchkey)
    adapter.getBalance = () => Promise.reject(new TypeError('down'))
    await fetchBalance(latchkey, { isForced: true })
    expect(details()).toMatchObject({ balance: '1234.5678', isBalanceLoading: false })
    expect(details().balanceError).toMatchObject({ code: 'account/balance-unavailable' })
  })

  it('[FMT-5] has no balance to show before the first read of an ordinary network, nor when it fails', async () => {
    const adapter = createScriptedAdapter()
    adapter.getBalance = () => Promise.reject(new TypeError('down'))
    const { latchkey, details } = await connected({ adapter })
    const read = fetchBalance(latchkey)
    expect([details().balance, details().balanceText, details().isBalanceLoading]).toEqual([
      undefined,
      undefined,
      true,
    ])
    await read
    expect([details().balance, details().balanceText]).toEqual([undefined, undefined])
    expect(details().balanceError).toMatchObject({ code: 'account/balance-unavailable' })
  })

  it.each([
    ['once', 'development', 1],
    ['never', 'production', 0],
  ])(
    '[ACC-1] tells the console %s in a %s build that nodes refuse, as they do with a wrong key',
    async (_, environment, times) => {
      vi.stubEnv('NODE_ENV', environment)
      const error = vi.spyOn(console, 'error').mockReturnValue()
      onTestFinished(() => {
        vi.unstubAllEnvs()
        error.mockRestore()
      })
      const adapter = createScriptedAdapter()
      const refusal = httpStatus({ status: 401 })
      adapter.getBalance = () => Promise.reject(refusal)
      const { latchkey, details } = await connected({ adapter })
      for (let count = 0; count < 3; count += 1) await fetchBalance(latchkey, { isForced: true })
      expect(details().balanceError).toBe(refusal)
      const told = error.mock.calls.filter(([text]) => text === 'Could not read the balance')
      expect(told).toEqual(Array.from({ length: times }, () => ['Could not read the balance', refusal]))
    },
  )

  it('[HTTP-5] keeps a balance fresh for 30 s', async () => {
    const adapter = createScriptedAdapter()
    let reads = 0
    adapter.getBalance = async () => ({ value: String(++reads), symbol: 'ETH', decimals: 18 })
    const { latchkey, host } = await connected({ adapter })
    await fetchBalance(latchkey)
    await fetchBalance(latchkey)
    host.advance(29_999)
    await fetchBalance(latchkey)
    expect(reads).toBe(1)
    host.advance(1)
    await fetchBalance(latchkey)
    expect(reads).toBe(2)
  })

  it('[FMT-5] shows 0.00 on a test network until the balance is read, and on an unsupported one without asking', async () => {
    const adapter = createScriptedAdapter()
    adapter.getBalance = () => Promise.reject(new TypeError('down'))
    const networks = testNetworks.map((network) => ({ ...network, testnet: true }))
    const { latchkey, details, wallet } = await connected({ adapter, networks })
    await fetchBalance(latchkey)
    expect(details().balanceText).toBe('0.00')
    wallet.tell({ networkId: 'eip155:77' })
    await fetchBalance(latchkey)
    expect(details()).toEqual({ balanceText: '0.00', balanceSymbol: '' })
  })

  it('[ACC-8] asks for a name on EVM networks that aren’t test networks', async () => {
    const adapter = createScriptedAdapter()
    adapter.can.getName = async ({ address }) => `${address}.example`
    const { latchkey, details } = await connected({ adapter })
    watchAccount(latchkey)
    await expect.poll(() => details().profileName).toBe('0xA1.example')
    const other = createScriptedAdapter()
    other.can.getName = async () => 'never.example'
    const test = await connected({
      adapter: other,
      networks: testNetworks.map((network) => ({ ...network, testnet: true })),
    })
    watchAccount(test.latchkey)
    await expect.poll(() => test.details().balance).toBeDefined()
    expect(test.details().profileName).toBeUndefined()
  })
})

describe('pending transactions', () => {
  it('[ACC-9] trigger another balance read on the active network', async () => {
    const adapter = createScriptedAdapter()
    let reads = 0
    adapter.getBalance = async () => ({ value: String(++reads), symbol: 'ETH', decimals: 18 })
    const asked: PendingRequest[] = []
    adapter.can.watchPending = async (request) => void asked.push(request)
    const { latchkey, details, wallet } = await connected({ adapter })
    const stop = followPending(latchkey)
    expect(asked.map(({ network }) => network.caipNetworkId)).toEqual(['eip155:1'])
    asked[0]?.notify()
    await expect.poll(() => details().balance).toBe('1')
    asked[0]?.notify()
    await expect.poll(() => details().balance).toBe('2')
    wallet.tell({ networkId: 'eip155:2' })
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    stop()
    expect(asked[1]?.signal.aborted).toBe(true)
  })
})
