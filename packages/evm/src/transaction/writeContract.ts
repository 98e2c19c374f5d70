import type { AccountRequest, ContractCall } from '@latchkey/core'
import { invalidRequest } from '@latchkey/protocol'
import { type Abi, BaseError, encodeFunctionData } from 'viem'
import { sendTransaction } from './sendTransaction'

function encode({ abi, functionName, args = [] }: ContractCall): string {
  try {
    return encodeFunctionData({ abi: abi as Abi, functionName, args })
  } catch (cause) {
    const reason = cause instanceof BaseError ? cause.shortMessage : functionName
    throw invalidRequest({ reason }, { cause })
  }
}

/** [EVM-2] Has the wallet call a function of a contract. @throws invalidRequest, userRejected, cannotSwitch, walletMalformed */
export async function writeContract(
  request: AccountRequest & { readonly call: ContractCall },
): Promise<string> {
  const { call, ...account } = request
  const { address: to, value } = call
  const transaction = { to, data: encode(call), ...(value === undefined ? {} : { value }) }
  return sendTransaction({ ...account, transaction })
}
