/** Satoshi as bitcoin. */
export function formatBitcoin(satoshi: bigint): string {
  const text = satoshi.toString().padStart(9, '0')
  return `${`${text.slice(0, -8)}.${text.slice(-8)}`.replace(/\.?0+$/, '')} BTC`
}
