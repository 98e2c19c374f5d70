import type { SponsorChain } from '@latchkey/gateway/testing/openSponsorChain'
import { startScriptedNode } from '@latchkey/gateway/testing/startScriptedNode'
import { type BundlerOperation, smartAccountAddresses } from '@latchkey/protocol'
import {
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseEther,
  parseEventLogs,
  type SignedAuthorization,
} from 'viem'
import { entryPoint08Abi, getUserOperationHash, toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { toUserOperation } from './toUserOperation'

/** A bundler and a paymaster of somebody else: they want fees, and the paymaster's contract takes them. */
export type ForeignBundler = {
  readonly url: string
  /** The account that sends transactions and gets the fees. */
  readonly address: Hex
  readonly paymaster: Hex
  /** The operations that it was sent. */
  readonly operations: BundlerOperation[]
  /** Answers of its methods that a test changes. One that throws is an error. */
  readonly answers: Map<string, (params: readonly unknown[]) => unknown>
  /** What the paymaster has left at the EntryPoint. */
  deposit(): Promise<bigint>
  stop(): Promise<void>
}

const { entryPoint } = smartAccountAddresses
const abi = entryPoint08Abi
/** Says yes to every operation: an empty context, and no time when it ends. */
const generous = '0x60405f5260605ff3'

type Sending = {
  readonly value?: bigint
  readonly authorization?: SignedAuthorization | undefined
}

/** Starts one for a chain. It doesn't know operations until they are mined, as some don't. */
export async function startForeignBundler({ client, chainId }: SponsorChain): Promise<ForeignBundler> {
  const key = privateKeyToAccount(generatePrivateKey())
  const paymaster = privateKeyToAccount(generatePrivateKey()).address
  await client.setBalance({ address: key.address, value: parseEther('10') })
  await client.setCode({ address: paymaster, bytecode: generous })
  const send = async (data: Hex, { value = 0n, authorization }: Sending = {}) => {
    const fields = {
      chainId,
      nonce: await client.getTransactionCount({ address: key.address, blockTag: 'pending' }),
      gas: 3_000_000n,
      to: entryPoint,
      data,
      value,
      maxFeePerGas: 100_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    }
    const serializedTransaction = authorization
      ? await key.signTransaction({ ...fields, type: 'eip7702', authorizationList: [authorization] })
      : await key.signTransaction({ ...fields, type: 'eip1559' })
    return client.sendRawTransaction({ serializedTransaction })
  }
  const deposit = encodeFunctionData({ abi, functionName: 'depositTo', args: [paymaster] })
  const deposited = await send(deposit, { value: parseEther('1') })
  await client.waitForTransactionReceipt({ hash: deposited })

  const operations: BundlerOperation[] = []
  const sent = new Map<unknown, Hex>()
  const answers: ForeignBundler['answers'] = new Map()
  const payer = { paymaster, paymasterVerificationGasLimit: '0x11170', paymasterPostOpGasLimit: '0x0' }
  const usual: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    async pimlico_getUserOperationGasPrice() {
      const { baseFeePerGas } = await client.getBlock()
      const tip = 1_000_000_000n
      const fees = {
        maxFeePerGas: numberToHex(2n * (baseFeePerGas ?? 0n) + tip),
        maxPriorityFeePerGas: numberToHex(tip),
      }
      return { slow: fees, standard: fees, fast: fees }
    },
    pm_getPaymasterStubData: () => ({ ...payer, paymasterData: '0x00', sponsor: { name: 'Test' } }),
    pm_getPaymasterData: () => ({ paymaster, paymasterData: '0x0123' }),
    eth_estimateUserOperationGas: () => ({
      preVerificationGas: '0xc350',
      verificationGasLimit: '0x30d40',
      callGasLimit: '0x30d40',
    }),
    async eth_sendUserOperation([wire]) {
      const operation = wire as BundlerOperation
      operations.push(operation)
      const read = toUserOperation(operation)
      const args = [[toPackedUserOperation(read)], key.address] as const
      const data = encodeFunctionData({ abi, functionName: 'handleOps', args })
      const hash = getUserOperationHash({
        chainId,
        entryPointAddress: entryPoint,
        entryPointVersion: '0.8',
        userOperation: read,
      })
      sent.set(hash, await send(data, { authorization: authorizationOf(operation) }))
      return hash
    },
    async eth_getUserOperationReceipt([hash]) {
      const transaction = sent.get(hash)
      if (!transaction) return null
      // The library throws while it isn't mined.
      const found = await client.getTransactionReceipt({ hash: transaction }).catch(() => null)
      if (!found) return null
      const [event] = parseEventLogs({ abi, eventName: 'UserOperationEvent', logs: found.logs })
      const { transactionHash, blockHash } = found
      return {
        userOpHash: hash,
        entryPoint,
        success: event?.args.success ?? false,
        logs: found.logs.map(({ address, data, topics }) => ({ address, data, topics })),
        receipt: {
          transactionHash,
          blockHash,
          blockNumber: numberToHex(found.blockNumber),
          gasUsed: numberToHex(found.gasUsed),
          status: found.status === 'success' ? '0x1' : '0x0',
        },
      }
    },
    eth_getUserOperationByHash: () => null,
  }
  const server = await startScriptedNode(({ method, params }) =>
    (answers.get(method) ?? usual[method])?.(params),
  )
  return {
    url: server.url,
    address: key.address,
    paymaster,
    operations,
    answers,
    deposit: () =>
      client.readContract({ address: entryPoint, abi, functionName: 'balanceOf', args: [paymaster] }),
    stop: server.stop,
  }
}

function authorizationOf({ eip7702Auth }: BundlerOperation): SignedAuthorization | undefined {
  if (!eip7702Auth) return undefined
  const { chainId, address, nonce, r, s, yParity } = eip7702Auth
  return {
    chainId: Number(chainId),
    address: address as Hex,
    nonce: Number(nonce),
    r: r as Hex,
    s: s as Hex,
    yParity: Number(yParity),
  }
}
