/** A mail in both forms; the text is for programs that don't show HTML. */
export type Mail = {
  /** A mail with a code, one with a link to press, or one that only tells. */
  readonly kind: 'code' | 'link' | 'notice'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails. */
export type Mailer = {
  /** Resolves when the mail server has taken the mail. @throws mailFailed */
  send(mail: Mail): Promise<void>
}
