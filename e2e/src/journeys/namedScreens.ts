import type { Screen } from './layoutScreens'

/** The screens that look different once the account has a name. */
export const namedScreens: readonly Screen[] = [
  {
    name: 'RegisterAccountNameSuccess, registered',
    request: { view: 'RegisterAccountNameSuccess' },
    ready: '[data-part="registered-name"]',
  },
  {
    name: 'RegisterAccountName, registered',
    request: { view: 'RegisterAccountName' },
    ready: '[data-part="empty-state"]',
  },
  {
    name: 'Account, named',
    request: { view: 'Account' },
    // The tab that was chosen last is still open.
    enter: ({ modal }) => modal.frame.locator('[data-tab="tokens"]').click(),
    ready: '[data-part="token-row"]',
    count: 3,
  },
]
