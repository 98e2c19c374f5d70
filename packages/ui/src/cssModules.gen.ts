// Written by `npm run css:types` from the .module.css files beside it. Don’t edit.

declare module '*/AddressGroups.module.css' {
  const sheet: string
  export default sheet
  export const address: string
}

declare module '*/Amount.module.css' {
  const sheet: string
  export default sheet
  export const amount: string
  export const small: string
}

declare module '*/Avatar.module.css' {
  const sheet: string
  export default sheet
  export const avatar: string
}

declare module '*/Button.module.css' {
  const sheet: string
  export default sheet
  export const button: string
  export const label: string
}

declare module '*/Card.module.css' {
  const sheet: string
  export default sheet
  export const card: string
}

declare module '*/Checkbox.module.css' {
  const sheet: string
  export default sheet
  export const box: string
  export const checkbox: string
}

declare module '*/Clip.module.css' {
  const sheet: string
  export default sheet
  export const clip: string
}

declare module '*/Divider.module.css' {
  const sheet: string
  export default sheet
  export const divider: string
}

declare module '*/EmptyState.module.css' {
  const sheet: string
  export default sheet
  export const action: string
  export const empty: string
  export const icon: string
  export const text: string
  export const title: string
}

declare module '*/Explanation.module.css' {
  const sheet: string
  export default sheet
  export const basis: string
  export const body: string
  export const described: string
  export const explanation: string
  export const facts: string
  export const headline: string
  export const line: string
  export const lines: string
  export const mark: string
  export const note: string
  export const outcome: string
  export const party: string
  export const what: string
  export const word: string
}

declare module '*/ExplanationWarnings.module.css' {
  const sheet: string
  export default sheet
  export const warning: string
  export const warnings: string
  export const why: string
}

declare module '*/Icon.module.css' {
  const sheet: string
  export default sheet
  export const icon: string
}

declare module '*/IconButton.module.css' {
  const sheet: string
  export default sheet
  export const button: string
}

declare module '*/Image.module.css' {
  const sheet: string
  export default sheet
  export const image: string
}

declare module '*/List.module.css' {
  const sheet: string
  export default sheet
  export const list: string
}

declare module '*/ListItem.module.css' {
  const sheet: string
  export default sheet
  export const body: string
  export const end: string
  export const item: string
  export const primary: string
  export const secondary: string
  export const wraps: string
}

declare module '*/Monogram.module.css' {
  const sheet: string
  export default sheet
  export const monogram: string
}

declare module '*/Notice.module.css' {
  const sheet: string
  export default sheet
  export const body: string
  export const notice: string
}

declare module '*/OtpField.module.css' {
  const sheet: string
  export default sheet
  export const box: string
  export const error: string
  export const field: string
  export const input: string
  export const row: string
}

declare module '*/QrCode.module.css' {
  const sheet: string
  export default sheet
  export const code: string
}

declare module '*/Ring.module.css' {
  const sheet: string
  export default sheet
  export const mark: string
  export const ring: string
  export const track: string
}

declare module '*/ScrollArea.module.css' {
  const sheet: string
  export default sheet
  export const area: string
}

declare module '*/SearchField.module.css' {
  const sheet: string
  export default sheet
  export const field: string
  export const input: string
}

declare module '*/Skeleton.module.css' {
  const sheet: string
  export default sheet
  export const skeleton: string
}

declare module '*/Sparkline.module.css' {
  const sheet: string
  export default sheet
  export const spark: string
}

declare module '*/Spinner.module.css' {
  const sheet: string
  export default sheet
  export const spinner: string
}

declare module '*/Tabs.module.css' {
  const sheet: string
  export default sheet
  export const bar: string
  export const tab: string
  export const tabs: string
}

declare module '*/Tag.module.css' {
  const sheet: string
  export default sheet
  export const tag: string
}

declare module '*/Unseen.module.css' {
  const sheet: string
  export default sheet
  export const unseen: string
}

declare module '*/base.module.css' {
  const sheet: string
  export default sheet
}
