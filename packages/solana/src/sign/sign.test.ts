import {
  isLatchkeyError,
  notSupportedByWallet,
  providerUnauthorized,
  userRejected,
  walletMalformed,
} from '@latchkey/protocol'
import { createSolanaWallet } from '@latchkey/testing'
import { base58 } from '@scure/base'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createNetwork } from '../testing/createNetwork'
import { isSignedBy } from '../testing/isSignedBy'
import { toConnector } from '../testing/toConnector'
import { signIn } from './signIn'
import { signMessage } from './signMessage'

const encode = (text: string) => new TextEncoder().encode(text)

function setup(options: Parameters<typeof createSolanaWallet>[0] = {}) {
  const wallet = createSolanaWallet({ authorised: true, ...options })
  const [address = ''] = wallet.addresses
  const connector = toConnector(wallet.wallet)
  return {
    wallet,
    address,
    sign: (from = address) => signMessage({ connector, address: from, message: 'Hello' }),
  }
}

const platforms = ['can', "can't"] as const

/** Removes the platform's Ed25519, as in older browsers and on pages without https. */
function limitPlatform(can: (typeof platforms)[number]) {
  if (can === "can't") vi.stubGlobal('crypto', { subtle: undefined })
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** Has the first account that a wallet shows sign. */
async function signAs({ wallet }: ReturnType<typeof createSolanaWallet>, message: string) {
  const address = wallet.accounts[0]?.address ?? ''
  return base58.decode(await signMessage({ connector: toConnector(wallet), address, message }))
}

describe('[SOL-1] signing a message', () => {
  it('returns a base58 signature that another library verifies', async () => {
    const { address, sign } = setup()
    expect(isSignedBy(address, encode('Hello'), base58.decode(await sign()))).toBe(true)
  })

  it('reports a Ledger account that can’t sign, whether the account says so or the wallet fails', async () => {
    const honest = setup({ isLedger: true })
    await expect(honest.sign()).rejects.toSatisfy(notSupportedByWallet.is)
    expect(honest.wallet.log).toEqual([])
    const late = setup()
    for (const text of [
      'Signing off-chain messages with Ledger is not yet supported',
      'Ledger device: UNKNOWN_ERROR (0x6a81)',
      'Message signing is not supported on a hardware wallet',
    ]) {
      late.wallet.script({ kind: 'throw', value: new TypeError(text) }, { once: true })
      await expect(late.sign(), text).rejects.toSatisfy(notSupportedByWallet.is)
    }
  })

  it('reports that a wallet lacks the feature, even if it had it before', async () => {
    const { wallet, sign } = setup()
    await sign()
    wallet.set({ without: ['solana:signMessage'] })
    await expect(sign()).rejects.toSatisfy(notSupportedByWallet.is)
  })

  it('asks only for accounts that the wallet shows', async () => {
    const { wallet, sign } = setup()
    await expect(sign(wallet.addresses[1])).rejects.toSatisfy(providerUnauthorized.is)
    wallet.lock()
    await expect(sign()).rejects.toSatisfy(providerUnauthorized.is)
  })

  it.each(platforms)(
    'rejects an answer that isn’t a signature of the message, when the platform %s check it',
    async (can) => {
      const { wallet, sign } = setup()
      limitPlatform(can)
      const signature = new Uint8Array(64)
      for (const lie of [
        ...[undefined, null, [], 'text', [null], [{}]],
        [{ signedMessage: encode('Hello') }],
        [{ signedMessage: encode('Hello'), signature: new Uint8Array(63) }],
        [{ signedMessage: encode('Hallo'), signature }],
        [{ signedMessage: encode('Hello, all'), signature }],
        [{ signedMessage: encode('Hello'), signature }, {}],
      ]) {
        wallet.answer(lie, { once: true })
        await expect(sign(), JSON.stringify(lie)).rejects.toSatisfy(walletMalformed.is)
      }
    },
  )

  it('rejects a signature of another account or message', async () => {
    const { wallet, sign, address } = setup()
    const other = createSolanaWallet({ authorised: true })
    other.switchAccount(1)
    const byOther = await signAs(other, 'Hello')
    const ofOther = await signAs(wallet, 'Pay everything')
    for (const signature of [byOther, ofOther]) {
      wallet.answer([{ signedMessage: encode('Hello'), signature }], { once: true })
      await expect(sign()).rejects.toSatisfy(walletMalformed.is)
    }
    // The same with a paired wallet, which returns only the signature.
    const provider = { request: async () => ({ signature: base58.encode(byOther) }) }
    const paired = { connector: toConnector(provider, 'WALLET_CONNECT'), address, message: 'Hello' }
    await expect(signMessage(paired)).rejects.toSatisfy(walletMalformed.is)
  })

  it('accepts a signature that the platform can’t check', async () => {
    const { wallet, sign } = setup()
    limitPlatform("can't")
    wallet.answer([{ signedMessage: encode('Hello'), signature: new Uint8Array(64) }], { once: true })
    expect(base58.decode(await sign())).toEqual(new Uint8Array(64))
  })

  it('fails with a kind, whatever the wallet throws', async () => {
    const { wallet, sign } = setup()
    for (const value of ['a text', 5, null, undefined, { code: 'odd' }, new TypeError('')]) {
      for (const synchronously of [false, true]) {
        wallet.script({ kind: 'throw', value, synchronously }, { once: true })
        await expect(sign()).rejects.toSatisfy(isLatchkeyError)
      }
    }
    for (const text of ['User rejected the request.', 'Transaction cancelled', 'Approval Denied']) {
      wallet.script({ kind: 'throw', value: new TypeError(text) }, { once: true })
      await expect(sign(), text).rejects.toSatisfy(userRejected.is)
    }
  })
})

describe('[SOL-1] signing in with solana:signIn', () => {
  const input = { domain: 'dapp.test', statement: 'Welcome', nonce: 'abcdef123', chainId: 'solana:devnet' }
  const ask = ({ wallet, address }: ReturnType<typeof setup>) =>
    signIn({ connector: toConnector(wallet.wallet), network: createNetwork(), address, input })

  it('returns the text and its signature', async () => {
    const site = setup()
    const { address, message, signature } = await ask(site)
    expect(address).toBe(site.address)
    expect(message).toBe(
      `dapp.test wants you to sign in with your Solana account:\n${address}\n\nWelcome\n\nChain ID: solana:devnet\nNonce: abcdef123`,
    )
    expect(isSignedBy(address, encode(message), base58.decode(signature))).toBe(true)
  })

  it.each(platforms)(
    'rejects a sign-in of another account and malformed ones, where the platform %s check it',
    async (can) => {
      const site = setup({ exposes: 2 })
      const [, other] = site.wallet.wallet.accounts
      const signature = new Uint8Array(64)
      const forged = await signAs(site.wallet, 'another text')
      const [own] = site.wallet.wallet.accounts
      limitPlatform(can)
      for (const lie of [
        ...(can === 'can' ? [[{ account: own, signedMessage: encode('x'), signature: forged }]] : []),
        [{ account: other, signedMessage: encode('x'), signature }],
        [{ account: site.wallet.wallet.accounts[0], signedMessage: Uint8Array.of(0xff), signature }],
        [{ account: null, signedMessage: encode('x'), signature }],
      ]) {
        site.wallet.answer(lie, { once: true })
        await expect(ask(site)).rejects.toSatisfy(walletMalformed.is)
      }
    },
  )

  it('isn’t used with wallets that lack it or accounts that can’t sign messages, and sends no request then', async () => {
    for (const options of [{ without: ['solana:signIn'] }, { isLedger: true }]) {
      const site = setup(options)
      await expect(ask(site)).rejects.toSatisfy(notSupportedByWallet.is)
      expect(site.wallet.log).toEqual([])
    }
  })

  it('is only for the account that the wallet shows, and never for a paired wallet', async () => {
    const site = setup()
    await expect(ask({ ...site, address: site.wallet.addresses[1] ?? '' })).rejects.toSatisfy(
      providerUnauthorized.is,
    )
    const provider = { request: async () => expect.unreachable() }
    const connector = toConnector(provider, 'WALLET_CONNECT')
    const paired = signIn({ connector, network: createNetwork(), address: site.address, input })
    await expect(paired).rejects.toSatisfy(notSupportedByWallet.is)
  })
})
