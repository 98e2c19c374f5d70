/** How the site around the frame looks, as it says itself. */
export type FrameLook = {
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly themeVariables?: { readonly [name: string]: string | number } | undefined
  /** The language of the site. */
  readonly locale?: string | undefined
}
