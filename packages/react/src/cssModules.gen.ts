// Written by `npm run css:types` from the .module.css files beside it. Don’t edit.

declare module '*/HostButton.module.css' {
  const sheet: string
  export default sheet
  export const connect: string
  export const host: string
  export const text: string
}

declare module '*/accountButton.module.css' {
  const sheet: string
  export default sheet
  export const account: string
  export const balance: string
  export const icon: string
  export const letter: string
  export const network: string
}

declare module '*/DebugMessage.module.css' {
  const sheet: string
  export default sheet
  export const message: string
}

declare module '*/DialogFrame.module.css' {
  const sheet: string
  export default sheet
  export const dialog: string
}

declare module '*/Header.module.css' {
  const sheet: string
  export default sheet
  export const header: string
  export const wide: string
}

declare module '*/LoadingRows.module.css' {
  const sheet: string
  export default sheet
  export const rows: string
}

declare module '*/ModalCard.module.css' {
  const sheet: string
  export default sheet
  export const frame: string
}

declare module '*/PageNotice.module.css' {
  const sheet: string
  export default sheet
  export const place: string
  export const toast: string
}

declare module '*/SheetGrip.module.css' {
  const sheet: string
  export default sheet
  export const grip: string
}

declare module '*/Title.module.css' {
  const sheet: string
  export default sheet
  export const title: string
}

declare module '*/ViewArea.module.css' {
  const sheet: string
  export default sheet
  export const area: string
  export const view: string
}

declare module '*/host.module.css' {
  const sheet: string
  export default sheet
}

declare module '*/AccountView.module.css' {
  const sheet: string
  export default sheet
  export const actions: string
  export const balance: string
  export const chip: string
  export const fixed: string
  export const quiet: string
  export const room: string
  export const signIn: string
  export const waiting: string
  export const where: string
  export const who: string
}

declare module '*/AssetTabs.module.css' {
  const sheet: string
  export default sheet
  export const assets: string
  export const pull: string
  export const refresh: string
}

declare module '*/NftsPanel.module.css' {
  const sheet: string
  export default sheet
  export const collection: string
  export const grid: string
  export const name: string
  export const nft: string
  export const send: string
}

declare module '*/PaymentLinkPanel.module.css' {
  const sheet: string
  export default sheet
  export const blank: string
  export const choice: string
  export const fault: string
  export const link: string
  export const panel: string
}

declare module '*/ProfileView.module.css' {
  const sheet: string
  export default sheet
  export const family: string
  export const head: string
  export const name: string
  export const names: string
  export const wallet: string
}

declare module '*/TokensPanel.module.css' {
  const sheet: string
  export default sheet
  export const badged: string
  export const sum: string
  export const trend: string
}

declare module '*/WalletReceiveView.module.css' {
  const sheet: string
  export default sheet
  export const address: string
  export const head: string
  export const networks: string
  export const owner: string
}

declare module '*/ActivityPanel.module.css' {
  const sheet: string
  export default sheet
  export const amount: string
  export const month: string
}

declare module '*/AllWalletsView.module.css' {
  const sheet: string
  export default sheet
  export const failure: string
  export const find: string
  export const tall: string
}

declare module '*/WalletGrid.module.css' {
  const sheet: string
  export default sheet
  export const cell: string
  export const end: string
  export const grid: string
  export const icon: string
  export const name: string
  export const row: string
}

declare module '*/AccountSettingsView.module.css' {
  const sheet: string
  export default sheet
  export const all: string
  export const who: string
}

declare module '*/CreateView.module.css' {
  const sheet: string
  export default sheet
  export const block: string
  export const blocks: string
  export const mark: string
  export const text: string
  export const tile: string
  export const title: string
}

declare module '*/EmailVerifyDeviceView.module.css' {
  const sheet: string
  export default sheet
  export const error: string
  export const waiting: string
}

declare module '*/EmbeddedMethod.module.css' {
  const sheet: string
  export default sheet
  export const error: string
  export const method: string
}

declare module '*/ApproveTransactionView.module.css' {
  const sheet: string
  export default sheet
  export const choice: string
}

declare module '*/ConnectingFarcasterView.module.css' {
  const sheet: string
  export default sheet
  export const links: string
}

declare module '*/RegisterAccountNameSuccessView.module.css' {
  const sheet: string
  export default sheet
  export const done: string
  export const name: string
  export const quiet: string
}

declare module '*/RegisterAccountNameView.module.css' {
  const sheet: string
  export default sheet
  export const below: string
  export const fault: string
  export const heading: string
  export const name: string
  export const said: string
}

declare module '*/NetworksView.module.css' {
  const sheet: string
  export default sheet
  export const heading: string
}

declare module '*/UnsupportedChainView.module.css' {
  const sheet: string
  export default sheet
  export const warning: string
}

declare module '*/OnRampActivityView.module.css' {
  const sheet: string
  export default sheet
  export const amount: string
  export const day: string
  export const month: string
  export const state: string
}

declare module '*/OnRampProvidersView.module.css' {
  const sheet: string
  export default sheet
  export const amount: string
  export const fault: string
  export const foot: string
  export const form: string
  export const heading: string
  export const token: string
  export const vendors: string
}

declare module '*/PendingRequestsView.module.css' {
  const sheet: string
  export default sheet
  export const actions: string
  export const bad: string
  export const good: string
  export const lists: string
  export const request: string
}

declare module '*/pairing.module.css' {
  const sheet: string
  export default sheet
  export const pairing: string
}

declare module '*/AmountField.module.css' {
  const sheet: string
  export default sheet
  export const balance: string
  export const below: string
  export const box: string
  export const end: string
  export const input: string
  export const line: string
  export const max: string
  export const number: string
  export const prefix: string
  export const single: string
  export const token: string
  export const unit: string
}

declare module '*/AssetPanel.module.css' {
  const sheet: string
  export default sheet
  export const panel: string
}

declare module '*/BookTools.module.css' {
  const sheet: string
  export default sheet
  export const tools: string
}

declare module '*/ChipRow.module.css' {
  const sheet: string
  export default sheet
  export const choice: string
  export const group: string
  export const heading: string
  export const row: string
}

declare module '*/ChoiceRow.module.css' {
  const sheet: string
  export default sheet
  export const choice: string
  export const choices: string
  export const heading: string
  export const note: string
  export const row: string
}

declare module '*/CodeEntry.module.css' {
  const sheet: string
  export default sheet
  export const actions: string
}

declare module '*/CodePanel.module.css' {
  const sheet: string
  export default sheet
  export const code: string
  export const face: string
  export const panel: string
  export const words: string
}

declare module '*/CountryField.module.css' {
  const sheet: string
  export default sheet
  export const box: string
  export const field: string
  export const label: string
  export const select: string
}

declare module '*/EmailField.module.css' {
  const sheet: string
  export default sheet
  export const busy: string
  export const error: string
  export const field: string
  export const form: string
  export const input: string
}

declare module '*/FeeChoice.module.css' {
  const sheet: string
  export default sheet
  export const amount: string
  export const choice: string
  export const choices: string
  export const fault: string
  export const fee: string
  export const heading: string
  export const only: string
  export const quiet: string
}

declare module '*/FileButton.module.css' {
  const sheet: string
  export default sheet
  export const pick: string
}

declare module '*/FrameArea.module.css' {
  const sheet: string
  export default sheet
  export const area: string
  export const text: string
}

declare module '*/GetStrip.module.css' {
  const sheet: string
  export default sheet
  export const strip: string
}

declare module '*/HelpBlocks.module.css' {
  const sheet: string
  export default sheet
  export const block: string
  export const blocks: string
  export const drawing: string
  export const face: string
  export const full: string
  export const line: string
  export const mark: string
  export const soft: string
  export const text: string
  export const title: string
}

declare module '*/IconTile.module.css' {
  const sheet: string
  export default sheet
  export const tile: string
}

declare module '*/LinkPanel.module.css' {
  const sheet: string
  export default sheet
  export const panel: string
}

declare module '*/LookAlikeNote.module.css' {
  const sheet: string
  export default sheet
  export const address: string
  export const choice: string
  export const label: string
  export const note: string
  export const side: string
  export const sides: string
  export const text: string
  export const title: string
}

declare module '*/MailNote.module.css' {
  const sheet: string
  export default sheet
  export const address: string
  export const mail: string
  export const text: string
  export const tile: string
  export const title: string
}

declare module '*/MoreRows.module.css' {
  const sheet: string
  export default sheet
  export const more: string
}

declare module '*/NameField.module.css' {
  const sheet: string
  export default sheet
  export const field: string
  export const input: string
  export const zone: string
}

declare module '*/Note.module.css' {
  const sheet: string
  export default sheet
  export const note: string
}

declare module '*/PanelHead.module.css' {
  const sheet: string
  export default sheet
  export const head: string
}

declare module '*/PaymentFields.module.css' {
  const sheet: string
  export default sheet
  export const amount: string
  export const box: string
  export const token: string
  export const unit: string
}

declare module '*/ProviderMark.module.css' {
  const sheet: string
  export default sheet
  export const mark: string
}

declare module '*/ReceiverField.module.css' {
  const sheet: string
  export default sheet
  export const below: string
  export const box: string
  export const fault: string
  export const found: string
  export const heading: string
  export const input: string
  export const line: string
  export const name: string
  export const quiet: string
}

declare module '*/ReceiverList.module.css' {
  const sheet: string
  export default sheet
  export const heading: string
  export const row: string
}

declare module '*/SaveAddress.module.css' {
  const sheet: string
  export default sheet
  export const form: string
}

declare module '*/SendFacts.module.css' {
  const sheet: string
  export default sheet
  export const fact: string
  export const facts: string
  export const note: string
}

declare module '*/SocialButtons.module.css' {
  const sheet: string
  export default sheet
  export const row: string
  export const small: string
  export const socials: string
}

declare module '*/Status.module.css' {
  const sheet: string
  export default sheet
  export const roomy: string
  export const status: string
  export const text: string
  export const title: string
}

declare module '*/StatusMark.module.css' {
  const sheet: string
  export default sheet
  export const mark: string
}

declare module '*/StepList.module.css' {
  const sheet: string
  export default sheet
  export const link: string
  export const mark: string
  export const step: string
  export const steps: string
}

declare module '*/TextField.module.css' {
  const sheet: string
  export default sheet
  export const input: string
}

declare module '*/ViewBody.module.css' {
  const sheet: string
  export default sheet
  export const body: string
}

declare module '*/WaysBack.module.css' {
  const sheet: string
  export default sheet
  export const card: string
  export const note: string
  export const tile: string
  export const title: string
  export const ways: string
  export const words: string
}

declare module '*/WalletSendPreviewView.module.css' {
  const sheet: string
  export default sheet
  export const choice: string
  export const label: string
  export const name: string
  export const nft: string
  export const number: string
  export const review: string
  export const to: string
  export const waiting: string
  export const warning: string
  export const what: string
  export const who: string
}

declare module '*/WalletSendScanView.module.css' {
  const sheet: string
  export default sheet
  export const checking: string
  export const choice: string
  export const corners: string
  export const fault: string
  export const frame: string
  export const video: string
  export const words: string
}

declare module '*/WalletSendView.module.css' {
  const sheet: string
  export default sheet
  export const form: string
}

declare module '*/SIWXSignMessageView.module.css' {
  const sheet: string
  export default sheet
  export const asked: string
  export const choice: string
  export const fact: string
  export const facts: string
  export const meeting: string
  export const message: string
  export const preparing: string
}

declare module '*/SignInRow.module.css' {
  const sheet: string
  export default sheet
  export const row: string
}

declare module '*/SmartSessionListView.module.css' {
  const sheet: string
  export default sheet
  export const allows: string
  export const card: string
  export const cards: string
}

declare module '*/SwapPreviewView.module.css' {
  const sheet: string
  export default sheet
  export const choice: string
  export const label: string
  export const number: string
  export const review: string
  export const side: string
  export const waiting: string
  export const warning: string
}

declare module '*/SwapSelectTokenView.module.css' {
  const sheet: string
  export default sheet
  export const heading: string
  export const strip: string
}

declare module '*/SwapView.module.css' {
  const sheet: string
  export default sheet
  export const chevron: string
  export const failed: string
  export const fault: string
  export const form: string
  export const turn: string
}
