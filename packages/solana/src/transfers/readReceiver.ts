import type { Receiver, ReceiverRequest } from '@latchkey/core'
import {
  familyOfAddress,
  receiverBurns,
  receiverInvalid,
  receiverIsProgram,
  receiverIsToken,
  receiverIsTokenAccount,
  receiverOtherFamily,
  receiverOtherNetwork,
} from '@latchkey/protocol'
import { base58 } from '@scure/base'
import { type Address, isAddress, isOffCurveAddress } from '@solana/addresses'
import { getTokenAccounts } from '../read/getTokenAccounts'
import { systemProgram, token2022Program, tokenProgram } from '../transaction/instructions/programs'
import { readAccounts } from './ChainAccount'
import { isTokenAccount, readMint } from './readMint'

/** Addresses that people send to by mistake or to destroy. */
const graves: readonly string[] = [systemProgram, '1nc1nerator11111111111111111111111111111111']
/** Where a token account names its owner. */
const ownerAt = 32

/** The address in what was typed: plain, or CAIP-10 of this network. @throws receiverInvalid, receiverOtherFamily, receiverOtherNetwork */
function readText({ text, network }: ReceiverRequest): Address {
  const [, namespace, chain, inner] = /^([-a-z\d]{3,8}):([-\w]{1,32}):(\w+)$/.exec(text) ?? []
  const typed = inner ?? text
  const family = familyOfAddress(typed)
  if (!family) throw receiverInvalid()
  if (family !== 'solana') throw receiverOtherFamily({ family })
  const networkId = `${namespace}:${chain}`
  if (inner && networkId !== network.caipNetworkId) throw receiverOtherNetwork({ network: networkId })
  if (!isAddress(typed)) throw receiverInvalid()
  return typed
}

/** [SND-5] Reads the receiver and refuses addresses where money is lost. @throws receiverInvalid, receiverOtherFamily, receiverOtherNetwork, receiverIsToken, receiverIsTokenAccount, receiverIsProgram, receiverBurns, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function readReceiver(request: ReceiverRequest): Promise<Receiver> {
  const { network, asset } = request
  const address = readText(request)
  if (graves.includes(address)) throw receiverBurns()
  if (asset.kind !== 'native' && asset.token === address) throw receiverIsToken()
  const isDerived = isOffCurveAddress(address)
  const [account = null] = await readAccounts(network, [address])
  // No key belongs to it, and no program has used it: half of all mistyped addresses are like this.
  if (!account && isDerived) throw receiverBurns()
  if (!account || (account.owner === systemProgram && account.data.length === 0))
    return { address, isContract: isDerived }
  if (readMint(account)) throw receiverIsToken()
  if (isTokenAccount(account))
    throw receiverIsTokenAccount({ owner: base58.encode(account.data.slice(ownerAt, ownerAt + 32)) })
  const mayHold = asset.kind !== 'native' && !account.isExecutable && (await holdsTokens(request, address))
  if (!mayHold) throw receiverIsProgram()
  return { address, isContract: true }
}

/** Whether a program keeps tokens under an address, as treasuries and multi-signature accounts do. */
async function holdsTokens({ network }: ReceiverRequest, address: Address): Promise<boolean> {
  const lists = await Promise.all(
    [tokenProgram, token2022Program].map((programId) => getTokenAccounts(network, address, { programId })),
  )
  return lists.some((list) => list.length > 0)
}
