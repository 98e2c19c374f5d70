export type { Ask } from './Ask'
export type {
  Change,
  Described,
  DescribedField,
  Explanation,
  IntentCode,
  Label,
  Line,
  Token,
  Warning,
  WarningCode,
} from './Explanation'
export { explainMessage } from './explainMessage'
export { rawRequest } from './rawRequest'
export { showText } from './showText'
export { spellAddresses } from './spellAddresses'
export type { TokenFacts } from './TokenFacts'
export type { WalletRequest } from './WalletRequest'
