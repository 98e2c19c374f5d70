import type { AssetTexts } from '../../i18n/assets/AssetDictionary'
import type { formatAgo } from '../../i18n/formatAgo'
import type { useNow } from '../useNow'

/**
 * What the account hands to what stands below it. The two come with the account's own script: imported from here as
 * well, they would be cut out of it to be shared, and every connection would load them apart.
 */
export type AssetTools = { readonly useNow: typeof useNow; readonly formatAgo: typeof formatAgo }

/** What every panel is given. */
export type PanelProps = { readonly texts: AssetTexts; readonly tools: AssetTools }
