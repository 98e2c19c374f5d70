/** The words of all mails in one language. A name in braces stands for a value. */
export type MailTexts = {
  readonly direction: 'ltr' | 'rtl'
  readonly site: string
  readonly browser: string
  readonly time: string
  readonly unknownBrowser: string
  readonly codeSubject: string
  readonly codeHeading: string
  readonly codeBody: string
  readonly codeWarning: string
  readonly deviceSubject: string
  readonly deviceHeading: string
  readonly deviceBody: string
  readonly deviceButton: string
  readonly deviceWarning: string
  readonly oldAddressSubject: string
  readonly oldAddressHeading: string
  readonly oldAddressBody: string
  readonly oldAddressWarning: string
  readonly newAddressSubject: string
  readonly newAddressHeading: string
  readonly newAddressBody: string
  readonly changedSubject: string
  readonly changedHeading: string
  readonly changedBody: string
  readonly changedButton: string
  readonly addedBody: string
  readonly newDeviceSubject: string
  readonly newDeviceHeading: string
  readonly newDeviceBody: string
  readonly newDeviceWait: string
  readonly newDeviceButton: string
  readonly exportSubject: string
  readonly exportHeading: string
  readonly exportBody: string
  readonly fileSubject: string
  readonly fileHeading: string
  readonly fileBody: string
  readonly moveSubject: string
  readonly moveHeading: string
  readonly moveBody: string
  readonly deletedSubject: string
  readonly deletedHeading: string
  readonly deletedBody: string
}
