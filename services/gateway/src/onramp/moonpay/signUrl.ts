import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (search: string, secret: string) => createHmac('sha256', secret).update(search).digest('base64')

/** Signs the query of a URL as MoonPay does: HMAC-SHA256 in base64, appended as the last parameter. */
export function signUrl(url: URL, secret: string): string {
  return `${url.href}&signature=${encodeURIComponent(sign(url.search, secret))}`
}

/** Whether a URL carries a valid signature of everything before it. */
export function isSignedUrl({ search }: URL, secret: string): boolean {
  const [, signed = '', encoded = ''] = /^(\?.*)&signature=([^&]+)$/.exec(search) ?? []
  const expected = Buffer.from(sign(signed, secret))
  const given = Buffer.from(decode(encoded))
  return signed !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
