import * as v from 'valibot'
import { defaultSiteSettings, type SiteSettings, siteSettingsSchema } from './SiteSettings'

/** Asks the server where chains, gateway and wallet are; a plain file server that can't tell leaves the local ones. */
export async function fetchSiteSettings(): Promise<SiteSettings> {
  try {
    const answer = await fetch('/settings.json')
    return v.parse(siteSettingsSchema, await answer.json())
  } catch {
    // No such file, or not ours: the page is the same as without any setting.
    return defaultSiteSettings
  }
}
