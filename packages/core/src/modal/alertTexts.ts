import type { AlertCode } from './ModalState'

export type AlertTexts = { readonly title: string; readonly text: string }

/** Returns the origin of a page's URL, or the text itself when it isn't a URL. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url || 'this origin'
}

/** [MOD-4] Returns the short title and long text of an alert. */
export function alertTexts(code: AlertCode, pageUrl: string): AlertTexts {
  const origin = originOf(pageUrl)
  const invalid = 'Invalid App Configuration'
  const texts: { readonly [C in AlertCode]: AlertTexts } = {
    'network-not-found': {
      title: 'Network Not Found',
      text: "This network isn't in the `networks` passed to createLatchkey. Add it there or call addNetwork.",
    },
    'origin-not-allowed': {
      title: invalid,
      text: `${origin} isn't on the project's list of allowed origins. Add it in the gateway's project settings.`,
    },
    'embedded-timeout': {
      title: invalid,
      text: `The embedded wallet didn't load in time. Check that ${origin} is allowed and that the frame URL is correct.`,
    },
    'analytics-forbidden': {
      title: invalid,
      text: `The gateway rejected events from ${origin}. Check the project's allowed origins or turn analytics off.`,
    },
    'session-expired': {
      title: 'Session Expired',
      text: "The stored session is no longer valid. Check that the device's clock is correct, then connect again.",
    },
    'invalid-project-id': {
      title: 'Invalid Project ID',
      text: "The gateway doesn't recognize this `projectId`. Create the project there or fix the option.",
    },
    'project-id-missing': {
      title: 'Project ID Not Configured',
      text: 'createLatchkey got no `projectId`. Browser wallets work without one, but the gateway needs it.',
    },
  }
  return texts[code]
}
