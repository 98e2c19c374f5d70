import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the approval panel says in German. */
export const de: Dictionary<typeof en> = {
  'approve.asks': 'bittet um Ihre Zustimmung',
  'approve.account': 'Konto',
  'approve.signIn': 'Meldet Sie an bei',
  'approve.payer': 'Gebühr zahlt',
  'approve.payer.you': 'Sie',
  'approve.payer.operator': 'Der Betreiber der Wallet',
  'approve.upgrade': 'Umstellung',
  'approve.upgrade.smart': 'Wird ein Smart Account, gleiche Adresse',
  'approve.cancel': 'Widerruft',
  'approve.cancel.refused': 'Die Anfrage, die der Betreiber nicht bezahlt hat',
  'approve.yes': 'Zustimmen',
  'approve.no': 'Ablehnen',
  'approve.details': 'Einzelheiten der Anfrage',

  'block.window':
    'Dieser Browser kann nicht erkennen, ob etwas diese Anfrage verdeckt. Prüfen Sie sie in einem Fenster Ihrer Wallet.',
  'block.small': 'Für diese Anfrage ist zu wenig Platz. Vergrößern Sie das Fenster.',
  'block.hidden': 'Etwas verdeckt diese Anfrage. Sie können zustimmen, sobald sie ganz zu sehen ist.',
  'block.checking': 'Es wird geprüft, was das bewirkt …',
  'block.unread': 'Scrollen Sie bis zum Ende, um zuzustimmen.',
  'block.wait': 'Einen Moment …',

  'stepUp.note': 'Sie werden nach Ihrem Passkey gefragt, weil Sie ein Limit gesetzt haben.',
  'stepUp.failed': 'Kein Passkey hat das bestätigt. Versuchen Sie es noch einmal.',

  'warning.seeming': 'Das sieht wie eine Anmeldung aus, aber nicht in einem üblichen Format.',
  'why.seeming':
    'Ihre Wallet kann nicht prüfen, für wen sie ist. Lehnen Sie ab, wenn Sie nicht wissen, wozu sie dient.',
  'warning.insecure': 'Die Verbindung dieser Seite ist nicht verschlüsselt.',
  'why.insecure': 'Andere in Ihrem Netz können ändern, worum die Seite bittet.',

  'warning.budget-project': 'Das Budget des Betreibers für diese Seite ist für heute aufgebraucht.',
  'warning.budget-visitor': 'Sie haben aufgebraucht, was der Betreiber heute für Sie zahlt.',
  'warning.target': 'Der Betreiber zahlt nicht für diesen Vertrag.',
  'warning.gas': 'Das braucht mehr Gas, als der Betreiber bezahlt.',
  'warning.unpaid': 'Der Betreiber kann im Moment nicht zahlen.',
  'why.payer': 'Wenn Sie zustimmen, zahlen Sie die Gebühr des Netzwerks selbst.',

  'window.open': 'Wallet-Fenster öffnen',
  'window.waiting': 'Machen Sie im Fenster Ihrer Wallet weiter.',
  'window.approved': 'Zugestimmt',
  'window.rejected': 'Abgelehnt',
  'window.ended': 'Diese Anfrage ist abgelaufen',
  'window.ended.text': 'Gehen Sie zurück zur Seite und versuchen Sie es noch einmal.',
  'window.close': 'Sie können dieses Fenster schließen.',

  'refused.title': 'Ihre Wallet hat das verweigert',
  'refused.sign-in':
    '{site} wollte, dass Sie sich bei {domain} anmelden. Mit so einer Unterschrift könnte sich jemand als Sie anmelden.',
  'refused.delegation':
    '{site} wollte, dass Sie Ihr Konto an Code übergeben, den Ihre Wallet nicht kennt. Er könnte alles nehmen, was Sie haben.',
  'refused.network':
    '{site} wollte eine Unterschrift, die auf {network} nicht gilt. Sie ist für ein anderes Netzwerk oder abgelaufen.',
  'refused.replacement':
    '{site} wollte eine Transaktion ersetzen, die Sie bereits gesendet haben. Die neue könnte etwas anderes tun.',
  'refused.account-delegated':
    'Eine andere Wallet lässt Ihr Konto auf {network} anderen Code ausführen. Ihre Wallet ersetzt ihn nicht. Heben Sie das in der anderen Wallet auf und versuchen Sie es dann noch einmal.',
  'refused.funds.title': 'Sie können das nicht bezahlen',
  'refused.funds':
    'Der Betreiber zahlt nicht für diese Anfrage, und Ihr Konto hat zu wenig: Es braucht bis zu {needed} und hat {balance}.',
  'refused.next': 'Nichts wurde unterschrieben.',
  'refused.next.signed': 'Sie haben sie schon bestätigt, also könnte der Betreiber sie noch ausführen.',
  'refused.close': 'Schließen',
}
