import { testAccounts } from '@latchkey/testing'
import {
  concatHex,
  createWalletClient,
  encodeAbiParameters,
  getCreate2Address,
  type Hex,
  http,
  padHex,
  publicActions,
  serializeErc6492Signature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { vi } from 'vitest'
import type { Signer } from './openSigners'
import { testAccountCode } from './smart-sessions/testAccountCode'

/** Deploys contracts at addresses that depend only on their code; development nodes have it. */
const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** A contract account that may not be deployed yet. */
export type SmartAccount = Signer & { deploy(): Promise<void> }

/** Returns a contract account of a well-known key. It signs by EIP-6492 until it is deployed, then by EIP-1271. */
export function openSmartAccount(url: string, number: number): SmartAccount {
  const owner = privateKeyToAccount(testAccounts[4].privateKey)
  const client = createWalletClient({
    account: privateKeyToAccount(testAccounts[5].privateKey),
    chain: foundry,
    transport: http(url),
  }).extend(publicActions)
  const code = concatHex([testAccountCode, encodeAbiParameters([{ type: 'address' }], [owner.address])])
  const salt = padHex(`0x${number}`, { size: 32 })
  const data: Hex = concatHex([salt, code])
  const address = getCreate2Address({ from: deployer, salt, bytecode: code })
  let isDeployed = false
  return {
    chainId: `eip155:${foundry.id}`,
    address,
    async deploy() {
      const hash = await client.sendTransaction({ to: deployer, data })
      await vi.waitFor(() => client.getTransactionReceipt({ hash }), 60_000)
      isDeployed = true
    },
    async sign(message) {
      const signature = await owner.signMessage({ message })
      return isDeployed ? signature : serializeErc6492Signature({ address: deployer, data, signature })
    },
  }
}
