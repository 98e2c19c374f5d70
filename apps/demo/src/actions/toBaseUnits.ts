/** An amount in whole coins, as decimal text, in the smallest unit. */
export function toBaseUnits(amount: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
}
