import type { SignInSession } from '@latchkey/verify'

/** The account of a session in one text (CAIP-10), such as `eip155:1:0xab16…`. */
export function accountOf({ data: { chainId, accountAddress } }: Pick<SignInSession, 'data'>): string {
  return plain(`${chainId}:${accountAddress}`)
}

/** An EVM address, or one of Bitcoin that begins with `bc1`, is the same one in capitals and in small letters. */
export function plain(account: string): string {
  return /^(eip155:|bip122:\w+:(bc|tb|bcrt)1)/i.test(account) ? account.toLowerCase() : account
}
