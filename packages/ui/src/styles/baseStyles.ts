import sheet from './base.module.css'

/** What every root needs before the parts: nothing comes in from the page, and nothing moves for those who ask for that. */
export const baseStyles: string = sheet
