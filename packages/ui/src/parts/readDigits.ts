/** Where the ten digits of the keyboards of our languages begin: Arabic, Persian, full width. */
const zeros = [0x660, 0x6f0, 0xff10]

/** Returns the digits of a text as 0 to 9, without anything between them. */
export function readDigits(text: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? letter : String(code - zero)
    })
    .join('')
    .replace(/[^0-9]/g, '')
}
