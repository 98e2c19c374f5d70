import { createLatchkey, type Latchkey } from 'latchkey'
import { embedded } from 'latchkey/embedded'
import { pairing } from 'latchkey/pairing'
import { familiesOf } from '../settings/familiesOf'
import { hasPairing } from '../settings/hasPairing'
import type { PageSettings } from '../settings/PageSettings'
import type { SiteSettings } from '../settings/SiteSettings'
import { signInOf } from '../settings/signInOf'
import { toOptions } from '../settings/toOptions'
import { createAdapters } from './createAdapters'
import { createSignIn } from './createSignIn'
import type { PlaygroundState } from './Playground'

declare global {
  interface Window {
    /** The page's instance, for the console and for tests. */
    latchkey?: Latchkey
  }
}

/** Creates the instance for the settings and exposes it to the console. */
export function openInstance(
  settings: PageSettings,
  site: SiteSettings,
  page: Window,
): Pick<PlaygroundState, 'latchkey' | 'getToken'> {
  const signIn = createSignIn(signInOf(settings, site))
  const options = toOptions(settings, site, page.location.origin)
  const latchkey = createLatchkey({
    ...options,
    adapters: createAdapters(familiesOf(options.networks)),
    ...(hasPairing(settings, site) ? { pairing: pairing() } : {}),
    ...(site.frame ? { embedded: embedded({ url: site.frame }) } : {}),
    ...(signIn ? { siwx: signIn.config } : {}),
  })
  page.latchkey = latchkey
  return { latchkey, getToken: signIn?.getToken ?? null }
}
