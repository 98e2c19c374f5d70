/** Returns the CAIP-2 chain of a CAIP-10 account. */
export function chainOf(account: string): string {
  return account.split(':', 2).join(':')
}

/** Whether a value is a CAIP-2 chain id of any namespace. */
export function isChainId(value: unknown): value is string {
  return typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value)
}
