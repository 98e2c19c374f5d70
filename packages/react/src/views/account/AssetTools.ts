import type { AssetTexts } from '../../i18n/assets/AssetDictionary'

/**
 * What the account hands to what stands below it: its clock and its words for the past. They come with the account's
 * own script: imported from here as well, they would be cut out of it to be shared, and every connection would load
 * them apart.
 */
export type AssetTools = {
  readonly useNow: (isOn: boolean, everyMs: number) => number
  readonly formatAgo: (locale: string, at: number, now: number) => string
}

/** The props of every panel. */
export type PanelProps = { readonly texts: AssetTexts; readonly tools: AssetTools }
