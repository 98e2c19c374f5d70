import { evm } from '@latchkey/evm'
import { notConnected } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { createTestInstance } from '../testing/createTestInstance'
import { mountProvider } from '../testing/mountProvider'
import { type UseSend, useSend } from './useSend'

it('[SND-5] returns the form and loads what changes it with the first call', async () => {
  const page = new EventTarget()
  createEvmWallet({ rdns: 'org.fox' }).announce({ target: page })
  const latchkey = createTestInstance([evm({ page })])
  const seen: UseSend[] = []
  function Probe() {
    seen.push(useSend())
    return null
  }
  mountProvider(latchkey, <Probe />)
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  const now = () => seen.at(-1) ?? expect.unreachable()
  expect(now()).toMatchObject({
    label: 'select-token',
    isReady: false,
    isSupported: true,
    sent: [],
    book: [],
  })
  expect(latchkey.getState().send).toBe(null)

  const rendered = seen.length
  const native = {
    asset: { kind: 'native' },
    symbol: 'ETH',
    name: 'Ether',
    decimals: 18,
    price: 2,
    iconUrl: null,
  } as const
  await now().setToken(native)
  await now().setAmount('1.5')
  await expect.poll(() => now().tokenAmount).toBe('1.5')
  expect(now()).toMatchObject({ currencyAmount: '3.00', label: 'add-address', token: native })
  await expect(now().transfer({ to: '0x1', amount: '1' })).rejects.toSatisfy(notConnected.is)

  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await now().saveAddress({ namespace: 'eip155', address, name: 'Bob' })
  await expect.poll(() => now().book).toEqual([{ namespace: 'eip155', address, name: 'Bob' }])
  expect(await now().exportBook()).toContain('Bob')
  expect(now().setAmount).toBe(seen[0]?.setAmount)
  expect(seen.length).toBeLessThan(rendered + 20)
})
