import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the window that moves a wallet says in German. */
export const de: Dictionary<typeof en> = {
  'move.title': 'Wallet umziehen',
  'move.failed': 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  'move.cancelled': 'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal.',
  'move.unable':
    'Dieser Passkey kann keine Wallet öffnen. Versuchen Sie es mit einem anderen Gerät oder Passwortmanager.',
  'move.old':
    'Bestätigen Sie, dass Sie es sind: Melden Sie sich auf der Website neu an und öffnen Sie dieses Fenster innerhalb von 10 Minuten.',
  'move.ended': 'Dieses Fenster ist abgelaufen. Öffnen Sie es erneut in den Einstellungen Ihrer Wallet.',
  'move.framed': 'Eine Wallet zieht nur in einem eigenen Fenster um.',
  'move.stopped': 'Der Umzug wurde abgebrochen. Ihre Wallet bleibt, wo sie ist.',
  'move.broken':
    'Die beiden Fenster stimmen nicht überein, deshalb wurde der Umzug abgebrochen. Ihre Wallet bleibt, wo sie ist. Beginnen Sie auf beiden Websites neu.',
  'move.invalid': 'Das ist nicht der nächste Code. Kopieren Sie ihn noch einmal aus dem anderen Fenster.',
  'move.start':
    'Melden Sie sich bei Ihrem neuen Anbieter an und wählen Sie, eine Wallet mitzubringen. Geben Sie dort diese Adresse ein und lassen Sie dieses Fenster offen.',
  'move.address': 'Adresse dieses Anbieters',
  'move.codes': 'Stattdessen Codes verwenden',
  'move.elsewhere':
    'Machen Sie in dem Fenster weiter, das Ihr neuer Anbieter geöffnet hat. Dieses können Sie schließen.',
  'move.lone':
    'Öffnen Sie die Einstellungen Ihrer Wallet auf einer Website, auf der Sie sie nutzen, und wählen Sie „Zu einem anderen Anbieter umziehen“.',
  'move.connecting': 'Verbindung zum neuen Anbieter …',
  'move.wait':
    'Öffnen Sie jetzt die Einstellungen Ihrer Wallet auf einer Website, auf der Sie sie nutzen, und wählen Sie „Zu einem anderen Anbieter umziehen“. Lassen Sie dieses Fenster offen.',
  'move.asks': 'Dieser Anbieter fragt nach Ihrer Wallet:',
  'move.asks.code':
    'Laut dem Code fragt dieser Anbieter nach Ihrer Wallet. Niemand kann das prüfen. Machen Sie nur weiter, wenn Sie den Code selbst kopiert haben.',
  'move.whoever': 'Wer Ihre Wallet bekommt, kontrolliert alles darin.',
  'move.continue': 'Weiter',
  'move.cancel': 'Abbrechen',
  'move.compare.out': 'Zeigt das Fenster dieses Anbieters dieselben Ziffern?',
  'move.compare.in': 'Zeigt das Fenster Ihres alten Anbieters dieselben Ziffern?',
  'move.passkey': 'Bestätigen Sie mit Ihrem Passkey. Sie erhalten eine E-Mail dazu.',
  'move.mail': 'Sie erhalten eine E-Mail dazu.',
  'move.match': 'Sie stimmen überein',
  'move.match.out': 'Sie stimmen überein: Wallet umziehen',
  'move.differ': 'Sie sind verschieden',
  'move.code': 'Kopieren Sie diesen Code in das andere Fenster',
  'move.copy': 'Kopieren',
  'move.copied': 'Kopiert',
  'move.paste': 'Code aus dem anderen Fenster',
  'move.paste.text':
    'Bringen Sie den Code hin und her von einem Fenster ins andere, bis beide sechs Ziffern zeigen.',
  'move.sent': 'Kopieren Sie diesen letzten Code in das andere Fenster. Nur dieses kann ihn öffnen.',
  'move.there': 'Meine Wallet ist dort',
  'move.finish': 'Schließen Sie den Umzug jetzt im Fenster Ihres neuen Anbieters ab.',
  'move.done.out': 'Ihre Wallet ist jetzt bei diesem Anbieter:',
  'move.copy.kept':
    'Ihr alter Anbieter könnte eine Kopie der Schlüssel behalten haben. Um sicherzugehen, übertragen Sie den Inhalt auf eine neue Adresse.',
  'move.delete.text':
    'Nutzen Sie Ihre Wallet zuerst beim neuen Anbieter und löschen Sie sie dann hier. Niemand kann das rückgängig machen. Wenn Sie sich hier wieder anmelden, bekommen Sie möglicherweise eine neue, leere Wallet.',
  'move.delete': 'Wallet hier löschen',
  'move.deleted': 'Die Wallet ist hier gelöscht. Sie können dieses Fenster schließen.',
  'move.evm': 'EVM-Konto',
  'move.solana': 'Solana-Konto',
  'move.in.title': 'Wallet mitbringen',
  'move.in.start':
    'Geben Sie die Adresse Ihres alten Anbieters ein. Sie finden sie dort in den Einstellungen Ihrer Wallet unter „Zu einem anderen Anbieter umziehen“.',
  'move.in.address': 'Adresse Ihres alten Anbieters',
  'move.in.address.wrong': 'Geben Sie eine Adresse wie https://wallet.example.com ein.',
  'move.in.open': 'Dort weitermachen',
  'move.in.again': 'Andere Adresse eingeben',
  'move.in.blocked':
    'Ihr Browser hat das Fenster blockiert. Erlauben Sie es und versuchen Sie es noch einmal, oder verwenden Sie Codes.',
  'move.in.waiting': 'Machen Sie im geöffneten Fenster weiter. Lassen Sie dieses offen.',
  'move.in.confirm': 'Bestätigen Sie jetzt im Fenster Ihres alten Anbieters.',
  'move.in.arrived':
    'Ihre Wallet ist angekommen. Der Anbieter dieser Seite kann sie für Sie wiederherstellen.',
  'move.in.arrived.passkey':
    'Ihre Wallet ist angekommen. Fügen Sie einen Passkey hinzu, der sie hier öffnet.',
  'move.in.keep': 'Hier behalten',
  'move.in.keep.passkey': 'Passkey hinzufügen und hier behalten',
  'move.in.done': 'Ihre Wallet ist jetzt hier. Sie können dieses Fenster schließen.',
  'move.in.account': 'Sie kommt hier zu diesem Konto:',
  'move.in.exists':
    'Dieses Konto hat hier schon eine Wallet. Es wurde nichts geändert. Verwenden Sie ein anderes Konto oder löschen Sie zuerst diese Wallet.',
  'move.in.delete': 'Diese Wallet löschen',
  'move.in.delete.text':
    'Danach kann sie niemand wiederherstellen. Ihr Inhalt ist verloren, wenn Sie weder ihre Wiederherstellungswörter noch eine Wiederherstellungsdatei haben.',
}
