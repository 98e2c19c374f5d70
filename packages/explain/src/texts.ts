export { type ExplanationTexts, en } from './texts/en'
export { explanationLocales } from './texts/explanationLocales'
export { formatExact } from './texts/formatExact'
export type {
  SaidAddress,
  SaidDescription,
  SaidExplanation,
  SaidLine,
  SaidParty,
  SaidWarning,
} from './texts/SaidExplanation'
export type { Saying } from './texts/Saying'
export { sayAddress } from './texts/sayAddress'
export { sayExplanation } from './texts/sayExplanation'
