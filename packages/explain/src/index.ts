export type {
  Change,
  Described,
  DescribedField,
  Explanation,
  IntentCode,
  Line,
  Token,
  Warning,
  WarningCode,
} from './Explanation'
export { showText } from './showText'
