/** Crockford's letters: none looks like another. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes a code of 128 random bits to print: 26 letters in groups of four. */
export function makeCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let letters = ''
  for (let count = 0; count < 26; count += 1) {
    letters = `${codeLetters[Number(number & 31n)]}${letters}`
    number >>= 5n
  }
  return letters.replace(/.{4}(?=.)/g, '$&-')
}
