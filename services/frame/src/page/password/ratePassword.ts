/** What can be said of a password: the first two are refused. */
export type PasswordRating = 'short' | 'guessable' | 'fair' | 'strong'

/** Shorter ones are guessed on a single machine within days, also behind Argon2, by whoever has the server's keys. */
export const shortestPassword = 12
const long = 20
const manyWords = 4

/** What most people type first. */
const known =
  /password|passwort|passphrase|contraseña|motdepasse|latchkey|wallet|bitcoin|ethereum|solana|welcome|letmein|iloveyou|admin|secret|login/g
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'qwertzuiop', 'azertyuiop']
  .concat(['asdfghjkl', 'qsdfghjklm', 'zxcvbnm', 'yxcvbnm'])
  .flatMap((row) => [row, [...row].reverse().join('')])

/**
 * Rates a password by what can be seen of it: its length, and whether it follows a pattern or a known word. Nobody can tell
 * from that whether somebody else would guess it.
 */
export function ratePassword(password: string, email: string | null): PasswordRating {
  const text = password.normalize('NFKC').toLowerCase()
  const { length } = [...text]
  if (length < shortestPassword) return 'short'
  if (isPattern([...text]) || isKnown(text, email)) return 'guessable'
  const words = new Set(text.split(/[^\p{L}]+/u).filter((word) => word.length > 2))
  return length >= long || words.size >= manyWords ? 'strong' : 'fair'
}

/** Few letters, a part that repeats, or neighbours on the keyboard. */
function isPattern(letters: readonly string[]): boolean {
  if (new Set(letters).size < 6) return true
  const repeats = (step: number) => letters.every((letter, index) => letter === letters[index % step])
  if (Array.from({ length: Math.floor(letters.length / 2) }, (_, index) => index + 1).some(repeats))
    return true
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  return pairs.filter((pair) => rows.some((row) => row.includes(pair))).length > pairs.length * 0.6
}

/** A known word or the visitor's own address, with little around it. */
function isKnown(text: string, email: string | null): boolean {
  const own = [email ?? '', ...(email ?? '').split('@')].filter((part) => part.length > 3)
  const without = own.reduce((rest, part) => rest.replaceAll(part.toLowerCase(), ''), text).replace(known, '')
  return without !== text && without.replace(/[^\p{L}]/gu, '').length < 6
}
