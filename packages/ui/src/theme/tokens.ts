/** Names of the colour roles; each theme sets all of them. */
export type ColourToken =
  | '--lk-accent'
  | '--lk-on-accent'
  | '--lk-accent-text'
  | '--lk-accent-soft'
  | '--lk-surface'
  | '--lk-surface-raised'
  | '--lk-surface-sunken'
  | '--lk-border'
  | '--lk-text'
  | '--lk-text-soft'
  | '--lk-text-faint'
  | '--lk-positive'
  | '--lk-negative'
  | '--lk-warning'
  | '--lk-focus'
  | '--lk-backdrop'
  | '--lk-shadow'

/** Names of the tokens that are the same in every theme: shape, space, type and motion. */
export type ScaleToken =
  | '--lk-width'
  | '--lk-radius'
  | `--lk-radius-${'xs' | 's' | 'm' | 'l' | 'xl' | 'full'}`
  | `--lk-space-${1 | 2 | 3 | 4 | 5 | 6 | 8}`
  | '--lk-font'
  | `--lk-font-size-${'xs' | 's' | 'm' | 'l' | 'xl' | '2xl'}`
  | `--lk-duration-${'hover' | 'header' | 'height' | 'view' | 'shake' | 'turn'}`
  | '--lk-ease'

/** Every name a site can set; anything else is private. */
export type TokenName = ColourToken | ScaleToken

/** One theme: a value for every colour role. */
export type ThemeColours = Readonly<Record<ColourToken, string>>

/** The values a site sets to change the look. */
export type ThemeVariables = Readonly<Partial<Record<TokenName, string>>>

/** The two themes. */
export type ThemeMode = 'light' | 'dark'
