import { isRecord, passkeyRefused } from '@latchkey/protocol'

/**
 * Checks the page around the frame that the browser names in what a passkey signed. The library checks it for logins
 * only, and Safari doesn't name it. @throws passkeyRefused
 */
export function checkTopOrigin(clientDataJSON: string, siteOrigin: string): void {
  const { crossOrigin = false, topOrigin } = readClientData(clientDataJSON)
  const isFine = topOrigin === undefined || (crossOrigin === true && topOrigin === siteOrigin)
  if (!isFine) throw passkeyRefused()
}

function readClientData(text: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (isRecord(data)) return data
  } catch (cause) {
    throw passkeyRefused({}, { cause })
  }
  throw passkeyRefused()
}
