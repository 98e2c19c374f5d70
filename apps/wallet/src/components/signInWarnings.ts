import type { Detail } from '@latchkey/testing/pairing'

/** A text that signs somebody in at another place than the site's own is how such signatures are stolen. */
export function signInWarnings(details: readonly Detail[], host: string): readonly string[] {
  return details.flatMap((detail) => {
    const text = detail.kind === 'text' ? detail.text : ''
    const [, domain] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your /i.exec(text) ?? []
    return domain === undefined || domain === host
      ? []
      : [`This signs you in at ${domain}, but the site says it is ${host}.`]
  })
}
