import type { MailTexts } from './MailTexts'

/** English mails. */
export const en: MailTexts = {
  direction: 'ltr',
  site: 'Site',
  browser: 'Browser',
  time: 'Time',
  unknownBrowser: 'Unknown browser',
  codeSubject: '{code} is your code for {site}',
  codeHeading: 'Sign in to {site}',
  codeBody: 'Enter this code to sign in. It expires after {minutes} minutes.',
  codeWarning: "Didn't ask for it? Ignore this mail, and never give the code to anyone.",
  deviceSubject: 'Approve a new device for {site}',
  deviceHeading: 'Approve a new device',
  deviceBody: 'Somebody wants to sign in to {site} as you from a new browser. If it was you, continue.',
  deviceButton: 'Review the device',
  deviceWarning: "If it wasn't you, ignore this mail. Nobody can sign in without your approval.",
  oldAddressSubject: '{code} is your code to change your email',
  oldAddressHeading: 'Change your email',
  oldAddressBody: 'Enter this code to change the email of your wallet to {email}.',
  oldAddressWarning: "If it wasn't you, don't give the code to anyone: your email stays as it is.",
  newAddressSubject: '{code} is your code to confirm your email',
  newAddressHeading: 'Confirm your email',
  newAddressBody: 'Enter this code to use this address for your wallet.',
  changedSubject: 'The email of your wallet has changed',
  changedHeading: 'Your email has changed',
  changedBody: 'Your wallet now uses {email}. You can undo this for {hours} hours.',
  changedButton: "This wasn't me",
  addedBody:
    "You can now sign in to your wallet with {email}. If this wasn't you, sign in now and change the email.",
  newDeviceSubject: 'New device for your wallet',
  newDeviceHeading: 'A new device signed in',
  newDeviceBody: 'A new browser signed in to {site} with your wallet.',
  newDeviceWait: 'It can open your wallet from {date}. Until then you can stop it.',
  newDeviceButton: "This wasn't me",
  exportSubject: 'The secret words of your wallet were shown',
  exportHeading: 'Your secret words were shown',
  exportBody:
    "Whoever knows these words controls your wallet. If it wasn't you, move what it holds to a new wallet now.",
  fileSubject: 'A recovery file of your wallet was saved',
  fileHeading: 'A recovery file was saved',
  fileBody:
    "Whoever has the file and its password or code controls your wallet. If it wasn't you, move what it holds to a new wallet now.",
  moveSubject: 'Your wallet was moved to {place}',
  moveHeading: 'Your wallet was moved',
  moveBody:
    "Your wallet was moved to another provider: {place}. If it wasn't you, move what it holds to a new wallet now.",
  deletedSubject: 'Your wallet was deleted here',
  deletedHeading: 'Your wallet was deleted here',
  deletedBody:
    "Its keys are no longer stored here, and nobody can restore them. If it wasn't you, open your wallet with its recovery words, a recovery file or at your new provider, and move what it holds to a new wallet now.",
}
