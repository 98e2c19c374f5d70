import { isLatchkeyError, pairingUriRefused, relayRefused, relayUnreachable } from '@latchkey/protocol'
import { fundsMissing, nodeMissing, nodeRefused, phraseRefused, siteSilent } from '@latchkey/testing/pairing'
import { linkExpired, linkUsed, siteNotTold } from '../errors'
import { chainName } from './chainName'

type Rule = {
  is(error: unknown): boolean
  words(values: { readonly [name: string]: unknown }): string
}

const chainIn = (values: { readonly [name: string]: unknown }) => chainName(String(values.chain))

/** What went wrong, why, and what to do: one text for each kind. */
const rules: readonly Rule[] = [
  {
    is: linkExpired.is,
    words: () =>
      'This link has expired: each is good for five minutes. Make a new one on the site, and paste it here.',
  },
  {
    is: linkUsed.is,
    words: () =>
      'This link has been used: each is good for one connection. Make a new one on the site, and paste it here.',
  },
  {
    is: pairingUriRefused.is,
    words: () =>
      'That is not a link from a site, or not all of one. On the site choose “Copy link” under the QR code, and paste it here.',
  },
  {
    is: siteNotTold.is,
    words: () =>
      'It is done, but the site could not be told: the relay can not be reached. Press the button again when it is back; nothing is done twice.',
  },
  {
    is: relayUnreachable.is,
    words: () =>
      'The relay can not be reached, and without it no site. Look at your connection, and try again; the wallet keeps trying too.',
  },
  {
    is: relayRefused.is,
    words: ({ reason }) => `The relay refused: ${reason}. Whoever runs it can tell why.`,
  },
  {
    is: siteSilent.is,
    words: () => 'The site does not answer. Open its page, and try again.',
  },
  {
    is: fundsMissing.is,
    words: (values) =>
      `There is not enough on ${chainIn(values)} for this and its fee. Add to it, or reject.`,
  },
  {
    is: nodeMissing.is,
    words: (values) =>
      `This wallet has no node for ${chainIn(values)}, so nothing can be sent there. Reject it.`,
  },
  {
    is: nodeRefused.is,
    words: (values) =>
      `The node of ${chainIn(values)} could not help: ${values.reason}. Nothing was sent. Try again, or reject.`,
  },
  {
    is: phraseRefused.is,
    words: ({ reason }) => `These words are no recovery phrase: ${reason}. Look at them again.`,
  },
]

/** What is said to the owner when something fails. */
export function faultWords(error: unknown): string {
  if (!isLatchkeyError(error)) return 'Something went wrong in the wallet. Reload the page, and try again.'
  const rule = rules.find(({ is }) => is(error))
  return rule ? rule.words(error.values) : `${error.message}. Try again, or ask for it again on the site.`
}
