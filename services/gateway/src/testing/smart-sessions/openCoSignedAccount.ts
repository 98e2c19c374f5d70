import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testAccounts } from '@latchkey/testing'
import {
  BaseError,
  ContractFunctionRevertedError,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEther,
} from 'viem'
import {
  entryPoint08Abi,
  entryPoint08Address,
  type PackedUserOperation,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { vi } from 'vitest'
import type { SponsorChain } from '../sponsor/openSponsorChain'

const file = join(import.meta.dirname, '../../../contracts/coSignedAccount.gen.json')
const abi = parseAbi([
  'constructor(address entryPoint, address owner)',
  'function setKeys(address gateway, address site)',
])

type HandleOps = readonly [readonly PackedUserOperation[], Hex]

/** What became of an operation: `mined`, or why the EntryPoint refused it. */
export type Carried = { readonly status: 'mined' | 'failed' | 'refused'; readonly reason?: string }

/** An account that acts by two keys together, on a real chain. */
export type CoSignedAccount = {
  readonly address: Hex
  readonly owner: PrivateKeyAccount
  /** Names the two keys. */
  setKeys(gateway: Hex, site: Hex): Promise<void>
  /** Sends an operation through the EntryPoint, in a transaction of a stranger. */
  carry(userOp: Readonly<Record<string, string>>, signature: Hex): Promise<Carried>
}

/** Deploys an account with money, for EntryPoint 0.8. */
export async function openCoSignedAccount({
  client,
}: Pick<SponsorChain, 'client'>): Promise<CoSignedAccount> {
  const { CoSignedAccount: bytecode }: { CoSignedAccount: Hex } = JSON.parse(readFileSync(file, 'utf8'))
  const owner = privateKeyToAccount(testAccounts[0].privateKey)
  const stranger = testAccounts[3].address
  // The node signs for its own accounts. It makes no further block, which viem would wait for.
  const receiptOf = async (sent: Promise<Hex>) => {
    const hash = await sent
    return vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  }
  const deployed = await receiptOf(
    client.deployContract({
      account: owner.address,
      chain: null,
      abi,
      bytecode,
      args: [entryPoint08Address, owner.address],
    }),
  )
  const address = deployed.contractAddress
  if (!address) throw new TypeError('Could not deploy the account')
  await client.setBalance({ address, value: parseEther('1') })

  /** Why the EntryPoint refuses an operation. */
  const reasonOf = async (args: HandleOps): Promise<string> => {
    try {
      await client.simulateContract({
        account: stranger,
        address: entryPoint08Address,
        abi: entryPoint08Abi,
        functionName: 'handleOps',
        args,
      })
      return ''
    } catch (error) {
      const reverted =
        error instanceof BaseError ? error.walk((one) => one instanceof ContractFunctionRevertedError) : null
      if (!(reverted instanceof ContractFunctionRevertedError)) throw error
      return String(reverted.data?.args?.[1])
    }
  }
  return {
    address,
    owner,
    async setKeys(gateway, site) {
      const data = encodeFunctionData({ abi, functionName: 'setKeys', args: [gateway, site] })
      await receiptOf(client.sendTransaction({ account: owner.address, chain: null, to: address, data }))
    },
    async carry(userOp, signature) {
      const numberOf = (name: string) => BigInt(userOp[name] ?? 0)
      const operation = toPackedUserOperation({
        sender: address,
        nonce: numberOf('nonce'),
        callData: userOp.callData as Hex,
        callGasLimit: numberOf('callGasLimit'),
        verificationGasLimit: numberOf('verificationGasLimit'),
        preVerificationGas: numberOf('preVerificationGas'),
        maxFeePerGas: numberOf('maxFeePerGas'),
        maxPriorityFeePerGas: numberOf('maxPriorityFeePerGas'),
        signature,
      })
      const args: HandleOps = [[operation], stranger]
      const data = encodeFunctionData({ abi: entryPoint08Abi, functionName: 'handleOps', args })
      // With gas, the node carries it out even if it fails.
      const gas = 2_000_000n
      const { status, blockNumber } = await receiptOf(
        client.sendTransaction({ account: stranger, chain: null, to: entryPoint08Address, data, gas }),
      )
      if (status === 'reverted') return { status: 'refused', reason: await reasonOf(args) }
      const [event] = await client.getContractEvents({
        address: entryPoint08Address,
        abi: entryPoint08Abi,
        eventName: 'UserOperationEvent',
        args: { sender: address },
        fromBlock: blockNumber,
        toBlock: blockNumber,
      })
      return { status: event?.args.success ? 'mined' : 'failed' }
    },
  }
}
