import * as v from 'valibot'
import { defaultSiteSettings, type SiteSettings, siteSettingsSchema } from './SiteSettings'

/**
 * Fetches the URLs of the nodes, the gateway and the wallet. A plain file server has none, so the local defaults
 * apply.
 */
export async function fetchSiteSettings(): Promise<SiteSettings> {
  try {
    const answer = await fetch('/settings.json')
    return v.parse(siteSettingsSchema, await answer.json())
  } catch {
    // Missing or invalid: same as without any setting.
    return defaultSiteSettings
  }
}
