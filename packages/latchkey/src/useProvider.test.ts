import { createPublicClient, createWalletClient, custom, http } from 'viem'
import { describe, expectTypeOf, it } from 'vitest'
import { base, mainnet } from './networks'
import { useAccount, useProvider } from './react'

/** What a site writes with viem; nothing in it may need a cast. */
function useWalletClient() {
  const { provider, address } = useProvider('eip155')
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

  it('let viem read from a lean network', () => {
    const client = () => createPublicClient({ chain: base, transport: http() })
    expectTypeOf(client().chain.id).toEqualTypeOf<8453>()
  })
})
