import sheet from './base.module.css'

/** The base styles of every root: no inheritance from the page, and no motion for visitors who prefer none. */
export const baseStyles: string = sheet
