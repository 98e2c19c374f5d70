import { createPublicClient, createWalletClient, custom, http } from 'viem'
import { describe, expectTypeOf, it } from 'vitest'
import { getAccount, type Latchkey } from './index'
import { base, mainnet } from './networks'
import { useAccount, useProvider, type useSendTransaction, type useSignTypedData } from './react'

/** What a site writes with viem; nothing in it may need a cast. */
function useWalletClient() {
  const { provider, address } = useProvider('eip155')
  return provider && address
    ? createWalletClient({ account: address, chain: mainnet, transport: custom(provider) })
    : null
}

/** What ethers' `BrowserProvider` takes, as its documentation has it; ethers itself isn't installed here. */
type EthersProvider = {
  request(request: { method: string; params?: unknown[] | Record<string, unknown> }): Promise<unknown>
}

/** What a site writes without React and without our hooks for requests. */
async function openClient(latchkey: Latchkey) {
  const provider = await latchkey.getProvider('eip155')
  const { address } = getAccount(latchkey.getState(), 'eip155')
  return provider && address
    ? createWalletClient({ account: address, chain: mainnet, transport: custom(provider) })
    : null
}

/** Only the types matter: nothing here is called. */
describe('the types for a site', () => {
  it('give viem a wallet client without a cast', () => {
    expectTypeOf(useWalletClient).returns.extract<object>().toHaveProperty('sendTransaction')
  })

  it('are those of the namespace', () => {
    type Evm = ReturnType<typeof useProvider<'eip155'>>
    expectTypeOf<Evm['address']>().toEqualTypeOf<`0x${string}` | null>()
    expectTypeOf<NonNullable<Evm['provider']>>().toExtend<Parameters<typeof custom>[0]>()
    expectTypeOf(useAccount<'eip155'>)
      .returns.toHaveProperty('address')
      .toEqualTypeOf<`0x${string}` | null>()
    expectTypeOf(useAccount<'solana'>)
      .returns.toHaveProperty('address')
      .toEqualTypeOf<string | null>()
    expectTypeOf(useAccount).returns.toHaveProperty('address').toEqualTypeOf<string | null>()
  })

  it('give viem and ethers the provider of an instance without a cast', () => {
    expectTypeOf(openClient).returns.resolves.extract<object>().toHaveProperty('sendTransaction')
    expectTypeOf<
      NonNullable<ReturnType<typeof useProvider<'eip155'>>['provider']>
    >().toExtend<EthersProvider>()
  })

  it('tell what each family sends, and what comes back', () => {
    const send = (latchkey: Latchkey) => latchkey.sendTransaction('eip155', { to: '0x1', value: 1n })
    expectTypeOf(send).returns.resolves.toEqualTypeOf<`0x${string}`>()
    const pay = (latchkey: Latchkey) => latchkey.sendTransaction('solana', { transaction: 'AA==' })
    expectTypeOf(pay).returns.resolves.toEqualTypeOf<string>()
    const inputs = [{ address: 'bc1q', index: 0 }]
    const sign = (latchkey: Latchkey) => latchkey.sendTransaction('bip122', { psbt: 'cHNidP8=', inputs })
    expectTypeOf(sign).returns.resolves.toEqualTypeOf<string>()
    // @ts-expect-error: a call of Polkadot has no gas.
    const wrong = (latchkey: Latchkey) => latchkey.sendTransaction('polkadot', { data: '0x00', gas: 1n })
    expectTypeOf(wrong).toBeFunction()
    expectTypeOf<ReturnType<typeof useSendTransaction<'eip155'>>['data']>().toEqualTypeOf<
      `0x${string}` | null
    >()
    expectTypeOf<ReturnType<typeof useSignTypedData>['data']>().toEqualTypeOf<`0x${string}` | null>()
  })

  it('let viem read from a lean network', () => {
    const client = () => createPublicClient({ chain: base, transport: http() })
    expectTypeOf(client().chain.id).toEqualTypeOf<8453>()
  })
})
