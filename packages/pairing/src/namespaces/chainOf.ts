/** Returns the CAIP-2 chain of a CAIP-10 account. */
export function chainOf(account: string): string {
  return account.split(':', 2).join(':')
}
