/** Lamports as SOL. */
export function formatSol(lamports: bigint): string {
  const text = lamports.toString().padStart(10, '0')
  return `${`${text.slice(0, -9)}.${text.slice(-9)}`.replace(/\.?0+$/, '')} SOL`
}
