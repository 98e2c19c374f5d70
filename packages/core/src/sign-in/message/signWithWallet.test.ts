import {
  notSupportedByWallet,
  type SignInData,
  type SignInMessage,
  solanaNetworkIds,
  userRejected,
  writeSignInMessage,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import type { NetworkInput } from '../../options/Options'
import type { SignedIn } from '../../ports/ChainAdapter'
import { createScriptedAdapter } from '../../testing/createScriptedAdapter'
import { setUp } from '../../testing/setUp'
import { signWithWallet } from './signWithWallet'

const address = '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2'
const stranger = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const chainId = solanaNetworkIds.devnet
const network: NetworkInput = {
  id: chainId.slice('solana:'.length),
  caipNetworkId: chainId,
  chainNamespace: 'solana',
  name: 'Devnet',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://devnet.example'] } },
}
const data: SignInData = {
  domain: 'site.example',
  accountAddress: address,
  chainId,
  uri: 'https://site.example',
  version: '1',
  nonce: 'abcdefgh12',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-08T00:00:00.000Z',
  notBefore: '2026-01-01T00:00:00.000Z',
  statement: 'Accept the terms.',
  requestId: 'r-1',
  resources: ['https://site.example/a'],
}
const messageOf = (of: SignInData): SignInMessage => ({ data: of, toString: () => writeSignInMessage(of) })

type Input = Readonly<Record<string, unknown>>

/** A site with a Solana wallet that answers sign-in requests as scripted; without a script it doesn't support them. */
async function enter(signIn?: (input: Input) => Promise<SignedIn>) {
  const plain = createScriptedAdapter('solana', { canSwitch: false })
  const asked: string[] = []
  const adapter = {
    ...plain,
    can: {
      ...plain.can,
      async signIn({ input }: { readonly input: Input }) {
        if (!signIn) throw notSupportedByWallet({ what: 'solana:signIn' })
        asked.push('signIn')
        return signIn(input)
      },
    },
    async signMessage({ message }: { readonly message: string }) {
      asked.push('signMessage')
      return `signed ${message.length}`
    },
  }
  const wallet = plain.addWallet('com.wallet')
  wallet.accounts = [address]
  wallet.networkId = chainId
  const all = setUp({ adapter, networks: [network] })
  await all.latchkey.connect({ connectorId: 'com.wallet' })
  return { ...all, asked, sign: (of = data) => signWithWallet(all.latchkey, messageOf(of)) }
}

/** A text as wallets write it from their input, with the chain's name. */
const write = (changes: Partial<SignInData> = {}, name = 'devnet') =>
  writeSignInMessage({ ...data, ...changes }).replace(/Chain ID: .*/, (line) =>
    changes.chainId ? line : `Chain ID: ${name}`,
  )

describe('[SIW-2] signing with a wallet', () => {
  it('lets a wallet that supports it write the message, with the chain names that wallets use', async () => {
    let given: Input | undefined
    const { sign, asked } = await enter(async (input) => {
      given = input
      return { address, message: write(), signature: 'sig' }
    })
    expect(await sign()).toEqual({ data, message: write(), signature: 'sig' })
    const { accountAddress: _, ...rest } = data
    expect(given).toEqual({ ...rest, address, chainId: 'devnet' })
    expect(asked).toEqual(['signIn'])
  })

  it('has the wallet sign the text only if it doesn’t support that', async () => {
    const { sign, asked } = await enter()
    expect(await sign()).toMatchObject({ message: writeSignInMessage(data) })
    expect(asked).toEqual(['signMessage'])
    const declined = await enter(async () => Promise.reject(userRejected()))
    await expect(declined.sign()).rejects.toSatisfy(userRejected.is)
    expect(declined.asked).toEqual(['signIn'])
  })

  it.each<[string, Partial<SignInData>]>([
    ['sign-in/domain', { domain: 'evil.example' }],
    ['sign-in/uri', { uri: 'https://site.example/other' }],
    ['sign-in/nonce', { nonce: 'zzzzzzzz99' }],
    ['sign-in/chain', { chainId: solanaNetworkIds.mainnet }],
    ['sign-in/address', { accountAddress: stranger }],
    ['sign-in/malformed', { issuedAt: '2025-01-01T00:00:00.000Z' }],
    ['sign-in/malformed', { expirationTime: '2027-01-01T00:00:00.000Z' }],
    ['sign-in/malformed', { notBefore: '2025-01-01T00:00:00.000Z' }],
    ['sign-in/malformed', { requestId: 'r-2' }],
    ['sign-in/malformed', { statement: 'Accept all.' }],
    ['sign-in/malformed', { resources: ['https://site.example/b'] }],
  ])('[SIW-6] rejects with %s when the wallet wrote something else: %j', async (code, changes) => {
    const { sign, asked } = await enter(async () => ({ address, message: write(changes), signature: 'sig' }))
    await expect(sign()).rejects.toMatchObject({ code })
    // The next attempt gives it a text that it can't change. It isn't asked again automatically.
    expect(asked).toEqual(['signIn'])
    expect(await sign()).toMatchObject({ message: writeSignInMessage(data) })
    expect(asked).toEqual(['signIn', 'signMessage'])
  })

  it.each([
    ['something else', 'Hello'],
    ['a line more', `${write()}\nNonce: zzzzzzzz99`],
    ['another name of the chain', write({}, 'mainnet')],
  ])('[SIW-6] rejects a text that is %s', async (_, message) => {
    const { sign } = await enter(async () => ({ address, message, signature: 'sig' }))
    await expect(sign()).rejects.toMatchObject({
      code: expect.stringMatching(/^sign-in\/(malformed|chain)$/),
    })
  })

  it('[SIW-6] rejects a signature by another account', async () => {
    const { sign } = await enter(async () => ({ address: stranger, message: write(), signature: 'sig' }))
    await expect(sign()).rejects.toMatchObject({ code: 'sign-in/malformed' })
  })

  it('[SIW-8] asks nobody when the account isn’t active, the network isn’t supported or nobody is connected', async () => {
    const { sign, asked, latchkey } = await enter()
    await expect(sign({ ...data, accountAddress: stranger })).rejects.toMatchObject({
      code: 'sign-in/address',
    })
    await expect(sign({ ...data, chainId: solanaNetworkIds.mainnet })).rejects.toMatchObject({
      code: 'sign-in/no-network',
    })
    await latchkey.disconnect()
    await expect(sign()).rejects.toMatchObject({ code: 'sign-in/no-address' })
    expect(asked).toEqual([])
  })

  it('[SIW-6] passes on the wallet’s public key', async () => {
    const adapter = createScriptedAdapter('eip155')
    adapter.addWallet('com.wallet')
    const own = '0x1111111111111111111111111111111111111111'
    const connect = async () => ({
      accounts: [{ address: own, type: 'eoa' as const, publicKey: '02ab' }],
      networkId: 'eip155:1' as const,
    })
    const { latchkey } = setUp({ adapter: { ...adapter, connect } })
    await latchkey.connect({ connectorId: 'com.wallet' })
    const { requestId: _, ...rest } = data
    const evm = { ...rest, accountAddress: own, chainId: 'eip155:1' } as const
    expect(await signWithWallet(latchkey, messageOf(evm))).toMatchObject({ publicKey: '02ab', data: evm })
  })
})
