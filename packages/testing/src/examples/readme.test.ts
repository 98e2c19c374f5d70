import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet'
import { createEvmWallet } from '../evm/createEvmWallet'
import { createMultiWallet } from '../multi/createMultiWallet'
import { startPairingWallet } from '../pairing/startPairingWallet'
import { createPolkadotWallet } from '../polkadot/createPolkadotWallet'
import { createSolanaWallet } from '../solana/createSolanaWallet'
import { usualQuirks } from '../wallet/WalletQuirks'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

it('has every README example as a file beside this one, which is compiled and run', () => {
  const files = readdirSync(import.meta.dirname).map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  )
  const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1] ?? '')
  expect(examples.length).toBeGreaterThan(3)
  for (const example of examples)
    expect(
      files.some((file) => file.startsWith(example)),
      example,
    ).toBe(true)
})

it('has every control of the wallets in the README', async () => {
  const paired = await startPairingWallet({ relay: 'ws://127.0.0.1:1' })
  await paired.stop()
  const wallets = [createEvmWallet(), createSolanaWallet(), createBitcoinWallet(), createPolkadotWallet()]
  const all = [...wallets, createMultiWallet({}), paired, usualQuirks]
  for (const name of new Set(all.flatMap((one) => Object.keys(one))))
    expect(readme).toMatch(new RegExp(`\`(wallet\\.)?${name}\\b`))
})
