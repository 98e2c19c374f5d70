import { expect, it } from 'vitest'
import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet'
import { createEvmWallet } from '../evm/createEvmWallet'
import { createPolkadotWallet } from '../polkadot/createPolkadotWallet'
import { createSolanaWallet } from '../solana/createSolanaWallet'
import { controlNames } from './controlNames'

const wallets = {
  evm: createEvmWallet(),
  solana: createSolanaWallet(),
  bitcoin: createBitcoinWallet(),
  polkadot: createPolkadotWallet(),
}

/** What a wallet does with a page; a test in another process uses the options for that. */
const life = ['announce', 'announceLate', 'asWindowEthereum', 'inject', 'unload']

it.each(['evm', 'solana', 'bitcoin', 'polkadot'] as const)(
  'lets a test call every control of the %s wallet in a page',
  (family) => {
    const methods = Object.entries(wallets[family]).flatMap(([name, value]) =>
      typeof value === 'function' && !life.includes(name) ? [name] : [],
    )
    expect([...controlNames[family]].sort()).toEqual(methods.sort())
  },
)
