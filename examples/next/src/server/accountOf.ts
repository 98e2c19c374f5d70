import type { SignInSession } from '@latchkey/verify'

/** The account of a session in one text (CAIP-10), such as `eip155:1:0xab16…`. */
export function accountOf({ data: { chainId, accountAddress } }: Pick<SignInSession, 'data'>): string {
  return `${chainId}:${accountAddress}`
}
