import { malformedAnswer, type NetworkId, signInUnverifiable } from '@latchkey/protocol'
import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
  numberToHex,
  parseErc8010Signature,
} from 'viem'
import { hashAuthorization } from 'viem/utils'
import { parseHex } from '../crypto/parseHex'
import { type CallAnswer, callContract } from '../node/callContract'
import type { SignatureQuestion } from '../SignatureQuestion'
import { recoverAddress } from './recoverAddress'

/** The address of Multicall3 on nearly every chain. */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** The whole word: its first bytes are also the call's selector, which a contract may just echo. */
const magic = `0x1626ba7e${'00'.repeat(28)}`

const accountAbi = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
    outputs: [{ type: 'bytes4' }],
  },
] as const

type Question = SignatureQuestion & { readonly address: Hex; readonly signature: Hex }
type Parsed = ReturnType<typeof parseErc8010Signature>
type Authorization = NonNullable<Parsed['authorization']>

/** Whether the account's key authorized the delegate, on this chain or all chains. */
function isAllowed(authorization: Authorization, address: string, chainId: NetworkId): boolean {
  const { address: delegate, chainId: allowed, nonce, r, s, yParity } = authorization
  if (allowed !== 0 && `eip155:${allowed}` !== chainId) return false
  const hash = parseHex(hashAuthorization({ address: delegate, chainId: allowed, nonce }))
  const signature = parseHex(`${r}${s.slice(2)}${yParity ? '01' : '00'}`)
  return !!hash && !!signature && recoverAddress(hash, signature) === address.toLowerCase()
}

/** Whether the numbers are in range; others don't fit the call. */
function isSound({ chainId, nonce, yParity }: Authorization): boolean {
  const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0
  return isCount(chainId) && isCount(nonce) && (yParity === 0 || yParity === 1)
}

function read(signature: Hex): (Parsed & { readonly authorization: Authorization }) | null {
  try {
    const { authorization, ...rest } = parseErc8010Signature(signature)
    return authorization && isSound(authorization) ? { ...rest, authorization } : null
  } catch {
    // Has the suffix but can't be parsed.
    return null
  }
}

function toList({ address, chainId, nonce, r, s, yParity }: Authorization) {
  const [chain, count, parity] = [chainId, nonce, yParity ?? 0].map((value) => numberToHex(value))
  return [{ address, chainId: chain, nonce: count, r, s, yParity: parity }]
}

/**
 * Asks an undelegated account (EIP-7702) with the authorization in its signature (ERC-8010): within one `eth_call` it is
 * delegated, prepared if the signature says how, and asked by EIP-1271.
 * @throws signInUnverifiable
 */
export async function askDelegated(digest: Hex, question: Question): Promise<boolean> {
  const { chainId, address } = question
  const parsed = read(question.signature)
  if (!parsed || !isAllowed(parsed.authorization, address, chainId)) return false
  const authorizationList = toList(parsed.authorization)
  const callData = encodeFunctionData({ abi: accountAbi, args: [digest, parsed.signature] })
  const prepare = parsed.data
    ? [{ target: parsed.address ?? address, allowFailure: true, callData: parsed.data }]
    : []
  const args = [[...prepare, { target: address, allowFailure: true, callData }]] as const
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args })
  const answer = await callAccount({ to: multicall3, data, authorizationList }, question)
  if ('isReverted' in answer) return false
  if (answer.data !== '0x') return readBatch(answer.data as Hex, chainId)
  // Without Multicall3, only an account that needs no preparation can be asked.
  if (parsed.data) throw signInUnverifiable({ chainId, reason: 'the chain has no Multicall3' })
  const direct = await callAccount({ to: address, data: callData, authorizationList }, question)
  return 'data' in direct && direct.data === magic
}

/** The account's own contract writes this answer, so one that is too large to be a yes is a no. @throws signInUnverifiable */
async function callAccount(call: Readonly<Record<string, unknown>>, question: Question): Promise<CallAnswer> {
  try {
    return await callContract(question.chainId, call, question)
  } catch (thrown) {
    if (signInUnverifiable.is(thrown) && malformedAnswer.is(thrown.cause)) return { isReverted: true }
    throw thrown
  }
}

function readBatch(data: Hex, chainId: NetworkId): boolean {
  try {
    const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data })
    const last = results.at(-1)
    return last?.success === true && last.returnData === magic
  } catch (cause) {
    throw signInUnverifiable({ chainId, reason: 'a node sent an unexpected answer' }, { cause })
  }
}
