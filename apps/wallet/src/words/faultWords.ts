import { chainName } from '@latchkey/explain/networks'
import { isLatchkeyError, pairingUriRefused, relayRefused, relayUnreachable } from '@latchkey/protocol'
import { fundsMissing, nodeMissing, nodeRefused, phraseRefused, siteSilent } from '@latchkey/testing/pairing'
import { linkExpired, linkUsed, siteNotTold } from '../errors'

type Rule = {
  is(error: unknown): boolean
  words(values: { readonly [name: string]: unknown }): string
}

const chainIn = (values: { readonly [name: string]: unknown }) => chainName(String(values.chain))

/** What happened, why, and what to do, for each kind of error. */
const rules: readonly Rule[] = [
  {
    is: linkExpired.is,
    words: () =>
      'This link has expired. Links work for five minutes. Copy a new one on the site and paste it here.',
  },
  {
    is: linkUsed.is,
    words: () => 'This link was already used. Each works once. Copy a new one on the site and paste it here.',
  },
  {
    is: pairingUriRefused.is,
    words: () =>
      'This isn’t a complete link from a site. On the site, choose “Copy link” under the QR code, then paste it here.',
  },
  {
    is: siteNotTold.is,
    words: () =>
      'Done, but the site couldn’t be told because the relay is unreachable. Press the button again when it’s back. Nothing happens twice.',
  },
  {
    is: relayUnreachable.is,
    words: () =>
      'Can’t reach the relay, so no site can be reached. Check your internet connection and try again. The wallet keeps trying, too.',
  },
  {
    is: relayRefused.is,
    words: ({ reason }) => `The relay rejected this: ${reason}. Ask its operator for the reason.`,
  },
  {
    is: siteSilent.is,
    words: () => 'The site isn’t responding. Open its page and try again.',
  },
  {
    is: fundsMissing.is,
    words: (values) => `Not enough funds on ${chainIn(values)} for this and its fee. Add funds or reject it.`,
  },
  {
    is: nodeMissing.is,
    words: (values) => `This wallet has no node for ${chainIn(values)}, so it can’t send there. Reject it.`,
  },
  {
    is: nodeRefused.is,
    words: (values) =>
      `The node of ${chainIn(values)} returned an error: ${values.reason}. Nothing was sent. Try again or reject it.`,
  },
  {
    is: phraseRefused.is,
    words: ({ reason }) => `These words aren’t a valid recovery phrase: ${reason}. Check them.`,
  },
]

/** Returns the message for an error. */
export function faultWords(error: unknown): string {
  if (!isLatchkeyError(error)) return 'Something went wrong in the wallet. Reload the page and try again.'
  const rule = rules.find(({ is }) => is(error))
  return rule ? rule.words(error.values) : `${error.message}. Try again, or ask for it again on the site.`
}
