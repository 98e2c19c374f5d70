/**
 * Keeps a currency's sign in one piece. In a line from right to left, `US$` would show as `$US`: a dollar at the end of a
 * word follows the line.
 */
export function keepSign(money: string): string {
  // Formats for such lines have a mark of their direction.
  return money.includes('\u200f') ? money.replace(/[A-Z]+\$/, (sign) => `${sign}\u200e`) : money
}
