export { type ExplanationTexts, en } from './texts/en'
export { explanationLocales } from './texts/explanationLocales'
export type {
  SaidAddress,
  SaidDescription,
  SaidExplanation,
  SaidLine,
  SaidParty,
  SaidWarning,
} from './texts/SaidExplanation'
export type { Saying } from './texts/Saying'
export { sayExplanation } from './texts/sayExplanation'
