/** A name as people compare it: "Rabby" is "Rabby Wallet". */
export function plainName(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain.replace(/wallet$/, '') || plain
}
