import { check, maxLength, pipe, string } from 'valibot'

/** The origin of a page, as browsers write it. */
export const webOrigin = /* @__PURE__ */ (() =>
  pipe(string(), maxLength(300), check(isWebOrigin, 'not an origin')))()

function isWebOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
}
