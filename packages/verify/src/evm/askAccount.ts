import { signInUnverifiable } from '@latchkey/protocol'
import { bytesToHex } from '@noble/hashes/utils.js'
import {
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  isErc8010Signature,
} from 'viem'
import { callContract } from '../node/callContract'
import type { SignatureQuestion } from '../SignatureQuestion'
import { askDelegated } from './askDelegated'

type Question = SignatureQuestion & { readonly address: Hex }

/**
 * Asks a smart account whether it signed a hash, with the EIP-6492 validator, which is never deployed: it runs in one
 * `eth_call`, deploys the account first if the signature says how, then asks it by EIP-1271.
 * @throws signInUnverifiable
 */
export async function askAccount(hash: Uint8Array, question: Question): Promise<boolean> {
  const { chainId, address } = question
  const digest: Hex = `0x${bytesToHex(hash)}`
  const signature = question.signature as Hex
  if (isErc8010Signature(signature)) return askDelegated(digest, { ...question, signature })
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    args: [address, digest, signature],
    bytecode: erc6492SignatureValidatorByteCode,
  })
  const answer = await callContract(chainId, { data }, question)
  // A contract that can't parse a signature reverts, which means no.
  if ('isReverted' in answer || /^0x(?:00){1,32}$/.test(answer.data)) return false
  if (/^0x(?:00){0,31}01$/.test(answer.data)) return true
  throw signInUnverifiable({ chainId, reason: 'a node sent an unexpected answer' })
}
