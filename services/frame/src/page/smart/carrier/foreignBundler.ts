import { type BundlerOperation, smartAccountAddresses } from '@latchkey/protocol'
import { boolean, maxLength, nullish, object, pipe, regex, string, transform } from 'valibot'
import { askQuantity } from '../../messages/rpc/askQuantity'
import { toQuantity } from '../../messages/rpc/readQuantity'
import { refuseFees } from '../../vault/evm/refuseFees'
import type { PaymasterForm } from '../CallsForm'
import { operationRejected, sponsorRefused } from '../errors'
import { hasWaiting } from '../hasWaiting'
import { toPaymasterTerms } from '../toPaymasterTerms'
import { askChecked } from './askChecked'
import type { Carrier, CarrierPlace, OperationDraft } from './Carrier'
import { quantity } from './quantity'

const { entryPoint, implementation } = smartAccountAddresses

/** How many times what a node asks for gas a bundler may ask, with a gwei more where gas costs next to nothing. */
const mostTimes = 10n
const smallPrice = 1_000_000_000n

/** Signatures in the right form, by nobody: with another form, an account reverts instead of rejecting them. */
const [stubR, stubS] = [`${'f'.repeat(31)}${'0'.repeat(33)}`, `7${'a'.repeat(63)}`]
const stubSignature = `0x${stubR}${stubS}1c`

const hex = (pattern: RegExp, length: number) =>
  pipe(
    string(),
    maxLength(length),
    regex(pattern),
    transform((text) => text as `0x${string}`),
  )
const prices = () => object({ fast: object({ maxFeePerGas: quantity(), maxPriorityFeePerGas: quantity() }) })
/** What a paymaster answers by ERC-7677. */
const sponsorship = () =>
  object({
    paymaster: hex(/^0x[0-9a-f]{40}$/i, 42),
    paymasterData: nullish(hex(/^0x([0-9a-f]{2})*$/i, 2_050), '0x'),
    paymasterVerificationGasLimit: nullish(quantity()),
    paymasterPostOpGasLimit: nullish(quantity()),
    isFinal: nullish(boolean(), false),
  })
const estimate = () =>
  object({
    callGasLimit: quantity(),
    verificationGasLimit: quantity(),
    preVerificationGas: quantity(),
    paymasterVerificationGasLimit: nullish(quantity()),
    paymasterPostOpGasLimit: nullish(quantity()),
  })

/** The operator's bundler: it wants fees, which the operator's paymaster has to take (ERC-7677). */
export const foreignBundler: Carrier = async (place, draft) => {
  const { frame, chain } = place
  // A bundler doesn't say that an operation with this nonce waits, and can't carry two of them.
  if (BigInt(draft.nonce) >> 64n === 0n && (await hasWaiting(frame, chain))) throw operationRejected()
  const fees = await readFees(place)
  const chainId = toQuantity(BigInt(chain.slice('eip155:'.length)))
  const more = [entryPoint, chainId, {}] as const
  const priced = { ...stubOf(draft, chainId), ...fees }
  const { isFinal, ...stub } = await askChecked(place, {
    method: 'pm_getPaymasterStubData',
    params: [priced, ...more],
    schema: sponsorship(),
  })
  const gas = await askChecked(place, {
    method: 'eth_estimateUserOperationGas',
    params: [{ ...priced, ...stub }, entryPoint],
    schema: estimate(),
  })
  const filled = {
    ...priced,
    ...gas,
    ...stub,
    paymasterVerificationGasLimit: stub.paymasterVerificationGasLimit ?? gas.paymasterVerificationGasLimit,
    paymasterPostOpGasLimit: stub.paymasterPostOpGasLimit ?? gas.paymasterPostOpGasLimit,
  }
  const given = isFinal
    ? stub
    : await askChecked(place, {
        method: 'pm_getPaymasterData',
        params: [filled, ...more],
        schema: sponsorship(),
      })
  const paymaster: PaymasterForm = {
    address: given.paymaster,
    data: given.paymasterData,
    verificationGasLimit:
      given.paymasterVerificationGasLimit ?? filled.paymasterVerificationGasLimit ?? '0x0',
    postOpGasLimit: given.paymasterPostOpGasLimit ?? filled.paymasterPostOpGasLimit ?? '0x0',
    preVerificationGas: gas.preVerificationGas,
    ...fees,
  }
  refuseFees({
    callGasLimit: BigInt(gas.callGasLimit),
    verificationGasLimit: BigInt(gas.verificationGasLimit),
    paymaster: toPaymasterTerms(paymaster),
  })
  // A paymaster that the calls give tokens or an allowance takes its fee from the account.
  if (draft.callData.toLowerCase().includes(paymaster.address.slice(2).toLowerCase()))
    throw sponsorRefused({ reason: 'target' })
  return { callGasLimit: gas.callGasLimit, verificationGasLimit: gas.verificationGasLimit, paymaster }
}

/** What the bundler asks for gas, unless it's far more than the network does. @throws sponsorRefused */
async function readFees(
  place: CarrierPlace,
): Promise<Pick<PaymasterForm, 'maxFeePerGas' | 'maxPriorityFeePerGas'>> {
  const [{ fast }, usual] = await Promise.all([
    askChecked(place, { method: 'pimlico_getUserOperationGasPrice', params: [], schema: prices() }),
    askQuantity(place.ask, 'eth_gasPrice', []),
  ])
  if (BigInt(fast.maxFeePerGas) > mostTimes * (usual + smallPrice)) throw sponsorRefused({ reason: 'gas' })
  return fast
}

/** An operation that can be tried before it's signed. */
function stubOf({ delegationNonce: nonce, ...draft }: OperationDraft, chainId: string): BundlerOperation {
  const yParity: '0x0' | '0x1' = '0x1'
  const authorization = { chainId, address: implementation, r: `0x${stubR}`, s: `0x${stubS}`, yParity }
  return {
    ...draft,
    callGasLimit: '0x0',
    verificationGasLimit: '0x0',
    preVerificationGas: '0x0',
    maxFeePerGas: '0x0',
    maxPriorityFeePerGas: '0x0',
    signature: stubSignature,
    ...(nonce === undefined ? {} : { eip7702Auth: { ...authorization, nonce } }),
  }
}
