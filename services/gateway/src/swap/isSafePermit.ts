import type { SwapStep } from '@latchkey/protocol'
import { bigint, looseObject, number, pipe, regex, safeParse, string, transform, union } from 'valibot'
import type { SwapAsk, SwapOffer } from './SwapProvider'

const uint = pipe(
  union([string(), number(), bigint()]),
  transform((value) => `${value}`),
  regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/),
  transform((value) => BigInt(value)),
)
const address = pipe(
  string(),
  regex(/^0x[0-9a-fA-F]{40}$/),
  transform((value) => value.toLowerCase()),
)
const permit = looseObject({
  domain: looseObject({ chainId: uint, verifyingContract: address }),
  message: looseObject({ owner: address, spender: address, value: uint, deadline: uint }),
})
const fields = 'owner:address,spender:address,value:uint256,nonce:uint256,deadline:uint256'

/** Whether typed data is an EIP-2612 permit for just this swap. */
export function isSafePermit(
  { typed, deadline }: Extract<SwapStep, { kind: 'sign' }>,
  { from, account }: SwapAsk,
  { spender, amountInMax }: SwapOffer,
): boolean {
  const { Permit: type } = typed.types
  const isPermit =
    typed.primaryType === 'Permit' &&
    Array.isArray(type) &&
    type.map((field) => `${field?.name}:${field?.type}`).join() === fields
  const parsed = safeParse(permit, typed)
  if (!isPermit || !parsed.success) return false
  const { domain, message } = parsed.output
  return (
    from.chainId === `eip155:${domain.chainId}` &&
    domain.verifyingContract === from.address &&
    message.owner === account &&
    message.spender === spender &&
    message.value === amountInMax &&
    message.deadline === BigInt(deadline)
  )
}
