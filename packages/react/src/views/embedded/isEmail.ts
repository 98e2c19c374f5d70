/** The longest address that mail allows. */
const longest = 254
const shape = /^[\w+-]+(?:\.[\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i

/** Whether a text is an email address that the frame takes. The frame checks it again by its schema. */
export function isEmail(text: string): boolean {
  return text.length <= longest && shape.test(text)
}
