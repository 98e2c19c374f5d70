import type { SignInDictionary } from './en'

/** The sign-in texts in German. */
export const de: SignInDictionary = {
  'signIn.heading': 'Bei {site} anmelden',
  'signIn.text':
    'Signieren Sie eine Nachricht, um zu beweisen, dass dieses Konto Ihnen gehört. Das ist kostenlos und bewegt kein Guthaben.',
  'signIn.authenticating': 'Anmeldung wird vorbereitet …',
  'signIn.account': 'Konto',
  'signIn.domain': 'Domain',
  'signIn.read': 'Nachricht ansehen',
  'signIn.sign': 'Signieren',
  'signIn.signing': 'Wird signiert …',
  'signIn.again': 'Erneut signieren',
  'signIn.cancel': 'Abbrechen',
  'signIn.cancelling': 'Wird abgebrochen …',
  'signIn.required':
    'Um diese Website zu nutzen, müssen Sie sich anmelden. Wenn Sie abbrechen, wird die Verbindung zu {wallet} getrennt.',
  'signIn.waiting':
    'Prüfen Sie, ob die Anfrage {domain} nennt, und signieren Sie sie. Das Signieren ist kostenlos.',
  'signIn.declined.title': 'Signatur abgelehnt',
  'signIn.declined.text':
    'Sie sind verbunden, aber nicht angemeldet. Signieren Sie erneut, wenn Sie so weit sind.',
  'signIn.smart.text':
    'Wenn erneutes Signieren nicht hilft, verwenden Sie ein normales Konto in Ihrer Wallet.',
  'signIn.failed.title': 'Sie sind noch nicht angemeldet',
  'signIn.done.title': 'Sie sind angemeldet',
  'signIn.done.text': 'Diese Website hat bestätigt, dass dieses Konto Ihnen gehört.',
  'signIn.done.close': 'Fertig',
  'signIn.finish.title': 'Anmeldung abschließen',
  'signIn.finish.text': 'Signieren Sie eine Nachricht, um zu beweisen, dass dieses Konto Ihnen gehört.',
  'signIn.in': 'Angemeldet',
  'signIn.until': 'Bis {time}',
  'signIn.out': 'Abmelden',
  'signIn.outDone': 'Abgemeldet',
  'signIn.outFailed': 'Die Abmeldung ist fehlgeschlagen. Versuchen Sie es erneut.',
  'signIn.other.title': 'Mit einem anderen Konto angemeldet',
  'signIn.other.text': 'Sie sind als {session} angemeldet, verwenden aber {account}.',
  'signIn.other.action': 'Als {account} anmelden',
  'error.sign-in/failed': 'Die Anmeldung konnte nicht gestartet werden.',
  'error.sign-in/declined': 'Signatur abgelehnt',
  'error.sign-in/smart-account': 'Diese Anwendung unterstützt Smart Accounts möglicherweise nicht.',
  'error.sign-in/malformed':
    'Die Anmeldenachricht dieser Website ist ungültig. Wenden Sie sich an den Betreiber.',
  'error.sign-in/domain': 'Die Nachricht ist für eine andere Website und wurde nicht akzeptiert.',
  'error.sign-in/uri': 'Die Nachricht enthält die Adresse einer anderen Website und wurde nicht akzeptiert.',
  'error.sign-in/chain':
    'Die Nachricht ist für ein Netzwerk, das diese Website nicht akzeptiert. Wählen Sie ein anderes.',
  'error.sign-in/address':
    'Ihre Wallet hat mit einem anderen Konto signiert. Wechseln Sie das Konto in der Wallet und signieren Sie erneut.',
  'error.sign-in/nonce': 'Diese Nachricht wurde bereits verwendet oder ist zu alt. Signieren Sie eine neue.',
  'error.sign-in/expired': 'Die Nachricht ist abgelaufen. Signieren Sie eine neue.',
  'error.sign-in/not-yet-valid':
    'Die Nachricht ist noch nicht gültig. Prüfen Sie, ob die Uhr Ihres Geräts richtig geht.',
  'error.sign-in/signature': 'Die Signatur ist ungültig.',
  'error.sign-in/unverifiable':
    'Die Signatur lässt sich gerade nicht prüfen. Versuchen Sie es gleich erneut.',
  'error.sign-in/no-session': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  'error.sign-in/not-verified': 'Diese Website hat die Signatur nicht akzeptiert. Signieren Sie erneut.',
}
