import type { SwapStep } from '@latchkey/protocol'
import { type Address, getTypesForEIP712Domain } from 'viem'
import type { PermitTerms } from './readPermit'

/** A permit of EIP-2612. */
export type Permit = {
  readonly terms: PermitTerms
  readonly owner: Address
  readonly spender: Address
  readonly value: bigint
  /** In seconds. */
  readonly deadline: bigint
}

/** What is signed, as EIP-2612 says. */
export const permitFields = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
]

/** Writes a permit as the step that a wallet signs. */
export function permitStep({
  terms,
  owner,
  spender,
  value,
  deadline,
}: Permit): Extract<SwapStep, { kind: 'sign' }> {
  const { domain, nonce } = terms
  return {
    kind: 'sign',
    as: 'permit',
    typed: {
      domain: { ...domain },
      types: { EIP712Domain: getTypesForEIP712Domain({ domain }), Permit: permitFields },
      primaryType: 'Permit',
      message: { owner, spender, value: `${value}`, nonce: `${nonce}`, deadline: `${deadline}` },
    },
    deadline: `${deadline}`,
  }
}
