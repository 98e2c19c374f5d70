import { verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { createEvmWallet } from './createEvmWallet'
import { testAccounts } from './testAccounts'

const [alice, bob] = testAccounts

describe('createEvmWallet', () => {
  it('shows no account before the page is allowed, and the chosen one after', async () => {
    const { provider, state } = createEvmWallet()
    expect(state.authorised).toBe(false)
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice?.address])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([alice?.address])
  })

  it('signs with a key that verifies', async () => {
    const { provider } = createEvmWallet({ authorised: true })
    const address = alice?.address ?? '0x'
    const signature = await provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
    expect(await verifyMessage({ address, message: 'hello', signature: signature as `0x${string}` })).toBe(
      true,
    )
  })
})
