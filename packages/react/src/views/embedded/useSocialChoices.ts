import { loginByFarcaster, loginBySocial, pushView, type Social } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import type { SocialChoice } from '../parts/SocialButtons'
import { offeredSocials } from './offeredSocials'
import { socialName } from './socialName'
import { socialShapes } from './socialShapes'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** [FLG-2] [FRM-6] Returns the social logins to choose from, in the site's order. */
export function useSocialChoices(): readonly SocialChoice[] {
  const latchkey = useInstance()
  const own = useEmbeddedTexts()
  const wanted = useSelector(({ features }) => features.socials)
  const toChoice = (provider: Social): SocialChoice => ({
    provider,
    text: own?.t('embedded.social.continue', { provider: socialName(provider) }) ?? '',
    shape: socialShapes[provider],
    run() {
      if (provider === 'farcaster') {
        void loginByFarcaster(latchkey)
        pushView(latchkey, 'ConnectingFarcaster')
        return
      }
      // First, and in the click itself: browsers block a window that opens later.
      void loginBySocial(latchkey, provider)
      pushView(latchkey, 'ConnectingSocial', { provider })
    },
  })
  return offeredSocials(wanted, navigator.userAgent, globalThis).map(toChoice)
}
