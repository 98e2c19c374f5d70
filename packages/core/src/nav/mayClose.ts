/** The sign-in views that can't be closed while sign-in is required. */
const signInViews: ReadonlySet<string> = new Set(['ConnectingSiwe', 'SIWXSignMessage', 'ApproveTransaction'])

export type Closing = {
  readonly view: string
  readonly isSignInRequired: boolean
  readonly hasSession: boolean
}

/** [NAV-10] Whether the modal may be closed from a view. */
export function mayClose({ view, isSignInRequired, hasSession }: Closing): boolean {
  return !(isSignInRequired && !hasSession && signInViews.has(view))
}
