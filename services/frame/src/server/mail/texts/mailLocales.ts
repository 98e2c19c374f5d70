import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { ja } from './ja'
import type { MailTexts } from './MailTexts'
import { zh } from './zh'

/** The words of mails by language. */
export const mailTexts = { en, ar, de, es, fr, ja, zh } as const satisfies Record<string, MailTexts>

/** A language of mails. */
export type MailLocale = keyof typeof mailTexts
