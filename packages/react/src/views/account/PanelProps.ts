import type { AssetTexts } from '../../i18n/assets/AssetDictionary'

/** What every panel is given. */
export type PanelProps = { readonly texts: AssetTexts }
