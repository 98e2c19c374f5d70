import { evm } from '@latchkey/evm'
import { invalidRequest, notConnected, userRejected } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { createTestInstance } from '../testing/createTestInstance'
import { mountProvider } from '../testing/mountProvider'
import { useAccount } from './useAccount'
import { useSendCalls } from './useSendCalls'
import { useSendTransaction } from './useSendTransaction'
import { useSignMessage } from './useSignMessage'
import { useSignTypedData } from './useSignTypedData'
import { useSwitchAccount } from './useSwitchAccount'

const rdns = 'org.fox'

function useAll() {
  return {
    account: useAccount({ namespace: 'eip155' }),
    send: useSendTransaction('eip155'),
    calls: useSendCalls('eip155'),
    message: useSignMessage(),
    typed: useSignTypedData('eip155'),
    other: useSwitchAccount(),
  }
}

/** A page that shows all hooks, with a real wallet in it. */
async function visit(options: Parameters<typeof createEvmWallet>[0] = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ rdns, exposes: 2, chains: [{ chainId: 1 }], ...options })
  wallet.announce({ target: page })
  const latchkey = createTestInstance([evm({ page })])
  const seen: ReturnType<typeof useAll>[] = []
  function Probe() {
    seen.push(useAll())
    return null
  }
  mountProvider(latchkey, <Probe />)
  latchkey.discover()
  await expect.poll(() => latchkey.getState().connect.connectors.length).toBe(1)
  return { latchkey, wallet, now: () => seen.at(-1) ?? expect.unreachable() }
}

it('[EVM-2] sign, and show the answer, the failure and that they wait', async () => {
  const { latchkey, wallet, now } = await visit()
  expect(now().message).toMatchObject({ data: null, error: null, isPending: false })
  await expect(now().message.signMessage('Hello')).rejects.toSatisfy(notConnected.is)
  await expect.poll(() => now().message.error).toSatisfy(notConnected.is)
  await latchkey.connect({ connectorId: rdns })

  wallet.hang({ once: true })
  const signing = now().message.signMessage('Hello')
  await expect.poll(() => now().message.isPending).toBe(true)
  expect(now().message.error).toBeNull()
  await expect.poll(() => wallet.log.some(({ method }) => method === 'personal_sign')).toBe(true)
  wallet.release()
  const signature = await signing
  expect(signature).toMatch(/^0x[\da-f]{130}$/)
  await expect.poll(() => now().message).toMatchObject({ data: signature, isPending: false })
  now().message.reset()
  await expect.poll(() => now().message.data).toBeNull()

  const types = { Mail: [{ name: 'text', type: 'string' }] }
  const typedData = { domain: { chainId: 1 }, types, primaryType: 'Mail', message: { text: 'Hi' } }
  expect(await now().typed.signTypedData(typedData)).toMatch(/^0x[\da-f]{130}$/)
  wallet.reject()
  await expect(now().typed.signTypedData(typedData)).rejects.toSatisfy(userRejected.is)
  await expect.poll(() => now().typed.error).toSatisfy(userRejected.is)
  expect(now().typed.data).toBeNull()
})

it('[EVM-2] ignore the answer to a request that was reset, and decline what the visitor declines', async () => {
  const { latchkey, wallet, now } = await visit()
  await latchkey.connect({ connectorId: rdns })
  const to = now().account.address ?? expect.unreachable()
  const late = now().message.signMessage('Hello')
  now().message.reset()
  await late
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(now().message).toMatchObject({ data: null, isPending: false })
  wallet.reject()
  await expect(now().send.sendTransaction({ to, value: 1n })).rejects.toSatisfy(userRejected.is)
  await expect.poll(() => now().send.error).toSatisfy(userRejected.is)
  wallet.reject()
  await expect(now().calls.sendCalls({ calls: [{ to, value: 1n }] })).rejects.toSatisfy(userRejected.is)
})

it('[EVM-2] [EVM-4] send, and show the hash of a transaction and the id of a bundle', async () => {
  const { latchkey, wallet, now } = await visit({
    offline: true,
    capabilities: { '0x1': { atomic: { status: 'unsupported' } } },
  })
  await latchkey.connect({ connectorId: rdns })
  const from = now().account.address ?? expect.unreachable()
  const to = `0x${'b0'.repeat(20)}`

  wallet.hang({ method: 'eth_sendTransaction', once: true })
  const sending = now().send.sendTransaction({ to, value: 1n, networkId: 'eip155:1', from })
  await expect.poll(() => now().send).toMatchObject({ data: null, error: null, isPending: true })
  await expect.poll(() => wallet.log.some(({ method }) => method === 'eth_sendTransaction')).toBe(true)
  wallet.release()
  const hash = await sending
  expect(hash).toMatch(/^0x[\da-f]{64}$/)
  await expect.poll(() => now().send).toMatchObject({ data: hash, error: null, isPending: false })
  expect(now().calls.data).toBeNull()

  const sent = await now().calls.sendCalls({
    calls: [
      { to, value: 1n },
      { to, data: '0x01' },
    ],
    from,
  })
  expect(sent.id).not.toBe('')
  await expect.poll(() => now().calls).toMatchObject({ data: sent, error: null, isPending: false })
  now().calls.reset()
  await expect.poll(() => now().calls.data).toBeNull()
  expect(now().send.data).toBe(hash)
})

it('[CON-13] send nothing from another account than the one that the request names', async () => {
  const { latchkey, wallet, now } = await visit({ offline: true })
  await latchkey.connect({ connectorId: rdns })
  const from = now().account.allAccounts.find(({ address }) => address !== now().account.address)?.address
  const to = `0x${'b0'.repeat(20)}`
  await expect(now().send.sendTransaction({ to, value: 1n, from })).rejects.toSatisfy(invalidRequest.is)
  await expect.poll(() => now().send.error).toSatisfy(invalidRequest.is)
  await expect(now().calls.sendCalls({ calls: [{ to }], from })).rejects.toSatisfy(invalidRequest.is)
  await expect.poll(() => now().calls.error).toSatisfy(invalidRequest.is)
  expect(wallet.log.filter(({ method }) => /send/i.test(method))).toEqual([])
})

it('[CON-13] switches to another account of the wallet', async () => {
  const { latchkey, now } = await visit()
  await latchkey.connect({ connectorId: rdns })
  await expect.poll(() => now().account.allAccounts.length).toBe(2)
  const other = now().account.allAccounts.find(({ address }) => address !== now().account.address)
  expect(await now().other.switchAccount(other ?? expect.unreachable())).toBe(true)
  await expect.poll(() => now().account.address).toBe(other?.address)
})
