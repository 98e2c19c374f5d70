import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the approval panel says in German. */
export const de: Dictionary<typeof en> = {
  'approve.asks': 'bittet um deine Zustimmung',
  'approve.account': 'Konto',
  'approve.signIn': 'Meldet dich an bei',
  'approve.payer': 'Gebühr zahlt',
  'approve.payer.you': 'Du',
  'approve.payer.operator': 'Der Betreiber der Wallet',
  'approve.yes': 'Zustimmen',
  'approve.no': 'Ablehnen',
  'approve.details': 'Einzelheiten der Anfrage',

  'block.window':
    'Dieser Browser kann nicht erkennen, ob etwas diese Anfrage verdeckt. Prüfe sie in einem Fenster deiner Wallet.',
  'block.small': 'Für diese Anfrage ist zu wenig Platz. Vergrößere das Fenster.',
  'block.hidden': 'Etwas verdeckt diese Anfrage. Du kannst zustimmen, sobald sie ganz zu sehen ist.',
  'block.checking': 'Es wird geprüft, was das bewirkt …',
  'block.unread': 'Scrolle bis zum Ende, um zuzustimmen.',
  'block.wait': 'Einen Moment …',

  'warning.seeming': 'Das sieht wie eine Anmeldung aus, aber nicht in einem üblichen Format.',
  'why.seeming':
    'Deine Wallet kann nicht prüfen, für wen sie ist. Lehne ab, wenn du nicht weißt, wozu sie dient.',
  'warning.insecure': 'Die Verbindung dieser Seite ist nicht verschlüsselt.',
  'why.insecure': 'Andere in deinem Netz können ändern, worum die Seite bittet.',

  'window.open': 'Wallet-Fenster öffnen',
  'window.waiting': 'Mach im Fenster deiner Wallet weiter.',
  'window.approved': 'Zugestimmt',
  'window.rejected': 'Abgelehnt',
  'window.ended': 'Diese Anfrage ist abgelaufen',
  'window.ended.text': 'Geh zurück zur Seite und versuche es noch einmal.',
  'window.close': 'Du kannst dieses Fenster schließen.',

  'refused.title': 'Deine Wallet hat das verweigert',
  'refused.sign-in':
    '{site} wollte, dass du dich bei {domain} anmeldest. Mit so einer Unterschrift könnte sich jemand als du anmelden.',
  'refused.delegation':
    '{site} wollte, dass du dein Konto an Code übergibst, den deine Wallet nicht kennt. Er könnte alles nehmen, was du hast.',
  'refused.unknown': '{site} wollte etwas, das diese Wallet nicht erlaubt.',
  'refused.next': 'Nichts wurde unterschrieben.',
  'refused.close': 'Schließen',
}
