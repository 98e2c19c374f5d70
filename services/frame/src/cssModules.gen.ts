// Written by `npm run css:types` from the .module.css files beside it. Don’t edit.

declare module '*/ApprovePanel.module.css' {
  const sheet: string
  export default sheet
  export const asks: string
  export const choice: string
  export const content: string
  export const foot: string
  export const head: string
  export const panel: string
  export const site: string
  export const warnings: string
}

declare module '*/RefusalPanel.module.css' {
  const sheet: string
  export default sheet
  export const body: string
  export const mark: string
  export const panel: string
  export const text: string
  export const title: string
}

declare module '*/PanelNote.module.css' {
  const sheet: string
  export default sheet
  export const note: string
}

declare module '*/Surface.module.css' {
  const sheet: string
  export default sheet
  export const surface: string
}

declare module '*/CreatePanel.module.css' {
  const sheet: string
  export default sheet
  export const body: string
  export const panel: string
  export const text: string
  export const title: string
}

declare module '*/MoveScreen.module.css' {
  const sheet: string
  export default sheet
  export const code: string
  export const digits: string
  export const long: string
  export const origin: string
}

declare module '*/PasskeyPanel.module.css' {
  const sheet: string
  export default sheet
  export const body: string
  export const panel: string
}

declare module '*/NewPasswordForm.module.css' {
  const sheet: string
  export default sheet
  export const form: string
}

declare module '*/PasswordField.module.css' {
  const sheet: string
  export default sheet
  export const field: string
  export const input: string
  export const label: string
  export const line: string
  export const note: string
}

declare module '*/ConfirmStep.module.css' {
  const sheet: string
  export default sheet
  export const lines: string
  export const panel: string
  export const title: string
}

declare module '*/RecoveryFile.module.css' {
  const sheet: string
  export default sheet
  export const choose: string
  export const chosen: string
  export const code: string
  export const file: string
  export const form: string
  export const input: string
  export const label: string
  export const text: string
}

declare module '*/RowLines.module.css' {
  const sheet: string
  export default sheet
  export const line: string
}

declare module '*/Section.module.css' {
  const sheet: string
  export default sheet
  export const section: string
  export const title: string
}

declare module '*/WalletSettings.module.css' {
  const sheet: string
  export default sheet
  export const body: string
  export const head: string
  export const panel: string
}

declare module '*/WaysBackCard.module.css' {
  const sheet: string
  export default sheet
  export const card: string
  export const count: string
  export const name: string
  export const who: string
}

declare module '*/WindowPage.module.css' {
  const sheet: string
  export default sheet
  export const body: string
  export const panel: string
  export const text: string
  export const title: string
}

declare module '*/WordsCard.module.css' {
  const sheet: string
  export default sheet
  export const accounts: string
  export const card: string
  export const warning: string
  export const words: string
}
