import { listNetworks } from '../settings/listNetworks'
import type { PageSettings } from '../settings/PageSettings'
import { readQuery } from '../settings/readQuery'
import type { SiteSettings } from '../settings/SiteSettings'
import { toThemeVariables } from '../settings/toOptions'
import { writeQuery } from '../settings/writeQuery'
import { detectWallet } from '../wallets/detectWallet'
import { createEventLog } from './createEventLog'
import { createObservable } from './createObservable'
import { createWalletSwitch } from './createWalletSwitch'
import { needsNewInstance } from './needsNewInstance'
import { openInstance } from './openInstance'
import type { Playground, PlaygroundState } from './Playground'

/** Reads the query, creates the instance and keeps both in sync with the visitor's choices. */
export function createPlayground(site: SiteSettings, page: Window): Playground {
  const offered = listNetworks(site).map(({ id }) => id)
  const { settings, faults } = readQuery(page.location.search, offered)
  const store = createObservable<PlaygroundState>({
    settings,
    faults,
    ...openInstance(settings, site, page),
    events: [],
    wallets: null,
    walletsError: null,
    hasWallet: null,
  })
  const logEvents = createEventLog(store)
  const followWallets = createWalletSwitch(store, site)
  logEvents(store.getState().latchkey)
  void followWallets()
  void detectWallet(page).then((hasWallet) => store.update({ hasWallet }))

  function reopen(after: PageSettings): void {
    const before = store.getState().latchkey
    before.close().catch((cause: unknown) => before.logger.warn('Could not close the old modal', cause))
    before.destroy()
    const opened = openInstance(after, site, page)
    store.update(opened)
    logEvents(opened.latchkey)
  }

  function applyLive(after: PageSettings): void {
    const { latchkey } = store.getState()
    const variables = { '--lk-radius': String(after.radius), ...toThemeVariables(after) }
    latchkey.setTheme({ mode: after.theme, variables })
    latchkey.setLocale(after.locale ?? page.navigator.language)
  }

  function change(wanted: Partial<PageSettings>): void {
    const before = store.getState().settings
    const after = { ...before, ...wanted }
    store.update({ settings: after })
    page.history.replaceState(null, '', `${page.location.pathname}${writeQuery(after)}${page.location.hash}`)
    void followWallets()
    if (needsNewInstance(before, after)) reopen(after)
    else applyLive(after)
  }

  return {
    site,
    getState: store.getState,
    subscribe: store.subscribe,
    change,
    dismissFaults: () => store.update({ faults: [] }),
    clearEvents: () => store.update({ events: [] }),
    turnOnDemoWallets() {
      if (store.getState().settings.wallets === null) change({ wallets: 'demo' })
      return followWallets()
    },
  }
}
