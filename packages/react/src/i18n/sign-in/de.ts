import type { SignInDictionary } from './SignInDictionary'

/** The same in German. */
export const de: SignInDictionary = {
  'signIn.heading': 'Bei {site} anmelden',
  'signIn.text':
    'Ihre Signatur beweist, dass dieses Konto Ihnen gehört. Sie kostet nichts, und nichts verlässt Ihr Konto.',
  'signIn.authenticating': 'Anmeldung wird vorbereitet …',
  'signIn.account': 'Konto',
  'signIn.domain': 'Adresse der Seite',
  'signIn.read': 'Nachricht lesen',
  'signIn.sign': 'Signieren',
  'signIn.signing': 'Wird signiert …',
  'signIn.again': 'Noch einmal signieren',
  'signIn.cancel': 'Abbrechen',
  'signIn.cancelling': 'Wird abgebrochen …',
  'signIn.required': 'Diese Seite ist nur für Angemeldete da. Wenn Sie abbrechen, wird {wallet} getrennt.',
  'signIn.waiting':
    'Sehen Sie nach, ob sie nach {domain} fragt, und signieren Sie dort. Nichts wird gesendet, nichts bezahlt.',
  'signIn.declined.title': 'Signatur abgelehnt',
  'signIn.declined.text': 'Sie sind verbunden, aber nicht angemeldet. Signieren Sie, wenn Sie so weit sind.',
  'signIn.smart.text': 'Falls ein neuer Versuch nicht hilft, nehmen Sie ein gewöhnliches Konto Ihrer Wallet.',
  'signIn.failed.title': 'Sie sind noch nicht angemeldet',
  'signIn.done.title': 'Sie sind angemeldet',
  'signIn.done.text': 'Diese Seite weiß, dass dieses Konto Ihnen gehört.',
  'signIn.done.close': 'Fertig',
  'signIn.finish.title': 'Anmeldung abschließen',
  'signIn.finish.text': 'Diese Seite weiß noch nicht, dass das Konto Ihnen gehört.',
  'signIn.in': 'Angemeldet',
  'signIn.until': 'Bis {time}',
  'signIn.out': 'Abmelden',
  'signIn.outDone': 'Abgemeldet',
  'signIn.outFailed': 'Das Abmelden hat nicht geklappt. Versuchen Sie es noch einmal.',
  'signIn.other.title': 'Mit einem anderen Konto angemeldet',
  'signIn.other.text': 'Sie sind als {session} angemeldet, benutzt wird aber {account}.',
  'signIn.other.action': 'Als {account} anmelden',
  'error.sign-in/failed': 'Die Anmeldung konnte nicht beginnen.',
  'error.sign-in/declined': 'Signatur abgelehnt',
  'error.sign-in/smart-account': 'Diese Anwendung unterstützt Smart Accounts vielleicht nicht.',
  'error.sign-in/malformed':
    'Die Nachricht ist nicht in Ordnung. Der Betreiber dieser Seite muss das beheben.',
  'error.sign-in/domain':
    'Die Nachricht wurde für eine andere Seite geschrieben. Sie wurde nicht angenommen.',
  'error.sign-in/uri':
    'Die Nachricht nennt eine Adresse, die nicht zu dieser Seite gehört. Sie wurde nicht angenommen.',
  'error.sign-in/chain': 'Die Nachricht gilt für ein Netzwerk, das hier nicht passt. Wählen Sie ein anderes.',
  'error.sign-in/address':
    'Die Wallet hat mit einem anderen Konto signiert. Wählen Sie dort das richtige und signieren Sie noch einmal.',
  'error.sign-in/nonce': 'Diese Nachricht wurde schon benutzt oder ist zu alt. Signieren Sie eine neue.',
  'error.sign-in/expired': 'Die Nachricht ist abgelaufen. Signieren Sie eine neue.',
  'error.sign-in/not-yet-valid':
    'Die Nachricht gilt noch nicht. Prüfen Sie, ob die Uhr dieses Geräts richtig geht.',
  'error.sign-in/signature': 'Die Signatur ist nicht gültig.',
  'error.sign-in/unverifiable':
    'Die Signatur lässt sich gerade nicht prüfen. Versuchen Sie es gleich noch einmal.',
  'error.sign-in/no-session': 'Diese Anmeldung ist beendet. Melden Sie sich neu an.',
  'error.sign-in/not-verified': 'Diese Seite hat die Signatur nicht angenommen.',
}
