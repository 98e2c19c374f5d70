import type { AlertCode } from './ModalState'

export type AlertTexts = { readonly title: string; readonly text: string }

/** The origin of a page's address; what is no address is shown as it is. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url || 'this origin'
}

/** [MOD-4] Short title and long text of an alert. */
export function alertTexts(code: AlertCode, pageUrl: string): AlertTexts {
  const origin = originOf(pageUrl)
  const invalid = 'Invalid App Configuration'
  const texts: { readonly [C in AlertCode]: AlertTexts } = {
    'network-not-found': {
      title: 'Network Not Found',
      text: 'The network is not among the `networks` that were given to createLatchkey. Add it there, or with addNetwork.',
    },
    'origin-not-allowed': {
      title: invalid,
      text: `${origin} is not on the project's list of allowed origins. Add it to the project at your gateway.`,
    },
    'embedded-timeout': {
      title: invalid,
      text: `The embedded wallet did not load in time. Check that ${origin} is allowed and that the frame's address is right.`,
    },
    'analytics-forbidden': {
      title: invalid,
      text: `The gateway refuses events from ${origin}. Check the project's allowed origins, or turn analytics off.`,
    },
    'session-expired': {
      title: 'Session Expired',
      text: 'A stored session is no longer valid. Check that the clock of this device is right, then connect again.',
    },
    'invalid-project-id': {
      title: 'Invalid Project ID',
      text: 'The gateway does not know this `projectId`. Create the project there, or correct the option.',
    },
    'project-id-missing': {
      title: 'Project ID Not Configured',
      text: 'No `projectId` was given to createLatchkey. Wallets in the browser work without one; the gateway does not.',
    },
  }
  return texts[code]
}
