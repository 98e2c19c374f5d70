import {
  type BundlerMethod,
  type BundlerOperation,
  bundlerOperation,
  rpcInvalidParams,
  rpcMethodNotSupported,
  smartAccountAddresses,
} from '@latchkey/protocol'
import { type GenericSchema, type InferOutput, pipe, regex, safeParse, string, tuple } from 'valibot'
import { numberToHex } from 'viem'
import { operationInvalid, operationRejected, sponsorRefused } from '../sponsor/errors'
import type { Sponsor } from '../sponsor/startSponsor'
import type { StoredOperation } from '../sponsor/store/StoredOperation'

/** A call to the gateway's own sponsor. */
export type OwnCall = {
  readonly method: BundlerMethod
  readonly params: readonly unknown[]
  /** CAIP-2. */
  readonly chain: string
  readonly project: string
  /** Whether the chain has the contracts. */
  readonly isSmart: () => Promise<boolean>
  readonly signal: AbortSignal
}

const { entryPoint } = smartAccountAddresses
const address = pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/))
const hash = pipe(string(), regex(/^0x[0-9a-fA-F]{64}$/))
const operationParams = tuple([bundlerOperation, address])
const hashParams = tuple([hash])
const zero = '0x0'
const free = { maxFeePerGas: zero, maxPriorityFeePerGas: zero }

/** Answers a call by the gateway's own sponsor, or by saying that there is none. @throws what the sponsor throws */
export async function answerOwn(sponsor: Sponsor | undefined, call: OwnCall): Promise<unknown> {
  const { method, params, chain, project, signal } = call
  switch (method) {
    case 'eth_supportedEntryPoints':
      return sponsor && (await call.isSmart()) ? [entryPoint] : []
    case 'eth_sendUserOperation':
      return required(sponsor).take({ operation: readParams(params), chain, project, signal })
    case 'eth_estimateUserOperationGas': {
      const found = await required(sponsor).estimate({
        operation: readParams(params),
        chain,
        project,
        signal,
      })
      return {
        ...free,
        callGasLimit: numberToHex(found.callGasLimit),
        verificationGasLimit: numberToHex(found.verificationGasLimit),
        preVerificationGas: zero,
        paymasterVerificationGasLimit: zero,
        paymasterPostOpGasLimit: zero,
      }
    }
    case 'eth_getUserOperationReceipt':
      return readReceipt(await find(sponsor, chain, params))
    case 'eth_getUserOperationByHash':
      return describe(await find(sponsor, chain, params))
    case 'pimlico_getUserOperationGasPrice':
      required(sponsor)
      return { slow: free, standard: free, fast: free }
    default:
      // The sponsor pays for the transaction itself, without a paymaster.
      throw rpcMethodNotSupported()
  }
}

function required(sponsor: Sponsor | undefined): Sponsor {
  if (!sponsor) throw sponsorRefused({ reason: 'off' })
  return sponsor
}

function readParams(params: readonly unknown[]) {
  const [operation, wanted] = parseParams(operationParams, params)
  if (wanted.toLowerCase() !== entryPoint.toLowerCase())
    throw operationInvalid({ reason: 'unknown EntryPoint' })
  return operation
}

function parseParams<Schema extends GenericSchema>(
  schema: Schema,
  params: readonly unknown[],
): InferOutput<Schema> {
  const parsed = safeParse(schema, params)
  if (!parsed.success) throw rpcInvalidParams()
  return parsed.output
}

function find(sponsor: Sponsor | undefined, chain: string, params: readonly unknown[]) {
  const [wanted] = parseParams(hashParams, params)
  return sponsor?.find(chain, wanted)
}

function readReceipt(row: StoredOperation | undefined): unknown {
  // Without this answer, a client would wait forever.
  if (row?.state === 'failed') throw operationRejected({ reason: row.reason ?? 'unknown' })
  return row?.receipt ? JSON.parse(row.receipt) : null
}

function describe(row: StoredOperation | undefined): unknown {
  if (!row || row.state === 'failed') return null
  const receipt: { receipt?: { blockNumber?: string; blockHash?: string; transactionHash?: string } } =
    row.receipt ? JSON.parse(row.receipt) : {}
  const operation: BundlerOperation = JSON.parse(row.operation)
  // Whoever has the signature can carry it, also after the sponsor gave it up. A block shows it to everybody.
  const isPublic = row.state === 'mined'
  return {
    userOperation: isPublic ? operation : { ...operation, signature: '0x', eip7702Auth: null },
    entryPoint,
    transactionHash: receipt.receipt?.transactionHash ?? row.tx_hash,
    blockNumber: receipt.receipt?.blockNumber ?? null,
    blockHash: receipt.receipt?.blockHash ?? null,
  }
}
