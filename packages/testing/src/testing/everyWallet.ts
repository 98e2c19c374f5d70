import type { BitcoinWallet } from '../bitcoin/BitcoinWallet'
import type { BitcoinWalletOptions } from '../bitcoin/BitcoinWalletOptions'
import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet'
import { createEvmWallet } from '../evm/createEvmWallet'
import { createPolkadotWallet } from '../polkadot/createPolkadotWallet'
import { createSolanaWallet } from '../solana/createSolanaWallet'
import type { WalletControls, WalletLife } from '../wallet/WalletControls'
import type { WalletQuirks } from '../wallet/WalletQuirks'
import type { WalletStorage } from '../wallet/WalletStorage'

/** What all wallets have, in any family. */
export type AnyWallet = WalletControls &
  WalletLife & {
    readonly provider: object
    readonly state: {
      readonly accounts: readonly string[]
      readonly selected: string
      readonly locked: boolean
      readonly authorised: boolean
    }
    readonly log: readonly { readonly method: string; readonly prompted: boolean; readonly outcome: string }[]
    readonly addresses: readonly string[]
    addAccount(): string
    set(quirks: Partial<WalletQuirks>): void
  }

/** The options that all families share. */
export type AnyOptions = Partial<WalletQuirks> & {
  readonly locked?: boolean
  readonly authorised?: boolean
  readonly storage?: WalletStorage
  readonly origin?: string
}

/** A family, as the tests of all families see it. */
export type Subject = {
  readonly title: string
  create(options?: AnyOptions): AnyWallet
  /** Requests accounts as a page does, and returns what the page is told. */
  connect(wallet: AnyWallet): Promise<readonly unknown[]>
  /** Listens for accounts as a page does. */
  listen(wallet: AnyWallet, heard: (value: unknown) => void): Promise<void>
  /** The logged method of account requests. */
  readonly connectMethod: string
  /** A method or feature that a wallet may lack. */
  readonly spare: string
  /** Whether a page finds a function under the name. */
  has(wallet: AnyWallet, name: string): Promise<boolean>
}

const featureOf = (wallet: AnyWallet, name: string): Record<string, unknown> =>
  Object(Object(wallet.provider).features[name])

function standard(title: string, create: Subject['create'], prefix: string): Subject {
  const connectMethod = `${prefix === 'solana' ? 'standard' : prefix}:connect`
  return {
    title,
    create,
    connectMethod,
    spare: `${prefix}:signMessage`,
    async connect(wallet) {
      const { accounts } = await Object(featureOf(wallet, connectMethod)).connect()
      return accounts
    },
    async listen(wallet, heard) {
      Object(featureOf(wallet, `${prefix === 'solana' ? 'standard' : prefix}:events`)).on('change', heard)
    },
    has: async (wallet, name) => typeof featureOf(wallet, name)[name.split(':')[1] ?? ''] === 'function',
  }
}

const bitcoin =
  (form: BitcoinWallet['form']) =>
  (options: BitcoinWalletOptions = {}) =>
    createBitcoinWallet({ form, accounts: 2, ...options })

/** Every family, in each of its forms. */
export const subjects: readonly Subject[] = [
  {
    title: 'EVM',
    create: (options) => createEvmWallet(options),
    connectMethod: 'eth_requestAccounts',
    spare: 'eth_chainId',
    connect: (wallet) => Object(wallet.provider).request({ method: 'eth_requestAccounts' }),
    async listen(wallet, heard) {
      Object(wallet.provider).on('accountsChanged', heard)
    },
    async has(wallet, method) {
      const asked: Promise<unknown> = Object(wallet.provider).request({ method })
      return (await asked.catch(() => undefined)) !== undefined
    },
  },
  standard('Solana', (options) => createSolanaWallet(options), 'solana'),
  standard('Bitcoin through the wallet standard', bitcoin('standard'), 'bitcoin'),
  {
    title: 'Bitcoin through WBIP004',
    create: bitcoin('wbip'),
    connectMethod: 'wallet_connect',
    spare: 'wallet_getNetwork',
    async connect(wallet) {
      const { result, error } = await Object(wallet.provider).request('wallet_connect', {})
      if (error) throw error
      return Object(result).addresses
    },
    async listen(wallet, heard) {
      Object(wallet.provider).addListener('accountChange', heard)
    },
    async has(wallet, method) {
      wallet.authorise()
      const { result } = await Object(wallet.provider).request(method, {})
      return result !== undefined
    },
  },
  {
    title: 'Bitcoin like UniSat',
    create: bitcoin('unisat'),
    connectMethod: 'requestAccounts',
    spare: 'getChain',
    async connect(wallet) {
      const { requestAccounts, getPublicKey } = Object(wallet.provider)
      return [...(await requestAccounts()), await getPublicKey()]
    },
    async listen(wallet, heard) {
      Object(wallet.provider).on('accountsChanged', heard)
    },
    has: async (wallet, name) => typeof Object(wallet.provider)[name] === 'function',
  },
  {
    title: 'Polkadot',
    create: (options) => createPolkadotWallet(options),
    connectMethod: 'enable',
    spare: 'signRaw',
    connect: async (wallet) => (await Object(wallet.provider).enable('Site')).accounts.get(),
    async listen(wallet, heard) {
      const { accounts } = await Object(wallet.provider).enable('Site')
      let isFirst = true
      accounts.subscribe((list: unknown) => {
        if (!isFirst) heard(list)
        isFirst = false
      })
    },
    has: async (wallet, name) =>
      typeof (await Object(wallet.provider).enable('Site')).signer[name] === 'function',
  },
]
