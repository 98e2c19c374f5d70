/** The languages of the frame. */
export const frameLocales = ['en', 'ar', 'de', 'es', 'fr', 'ja', 'zh'] as const

/** A language of the frame. */
export type FrameLocale = (typeof frameLocales)[number]
