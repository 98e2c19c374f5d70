import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the settings of the wallet say in Japanese. */
export const ja: Dictionary<typeof en> = {
  'settings.title': 'あなたのウォレット',
  'settings.close': '閉じる',
  'settings.back': '戻る',
  'settings.failed': 'うまくいきませんでした。もう一度お試しください。',
  'settings.retry': 'もう一度試す',

  'ways.title': '復元手段',
  'ways.count.one': '復元手段 {count} つ：{list}',
  'ways.count.other': '復元手段 {count} つ：{list}',
  'ways.device': 'この端末',
  'ways.passkey': 'パスキー',
  'ways.password': 'パスワード',
  'ways.auto': 'サインイン',
  'ways.operator': '運営者があなたのために復元できます。',
  'ways.only': '開けるのはあなただけです。',
  'ways.single': 'この端末をなくすと、ウォレットを失います。別の復元手段を追加してください。',
  'ways.suggestion': 'パスキーがあれば、他の端末でもウォレットを開けます。',
  'ways.suggestion.alone': '運営者は開けなくなります。',
  'ways.passkey.add': 'パスキーを追加',
  'ways.passkey.added': 'パスキーを追加しました',
  'ways.passkey.unable':
    'このパスキーではウォレットを開けません。別の端末またはパスワードマネージャーをお試しください。',
  'ways.passkey.cancelled': 'パスキーは追加されませんでした。',
  'ways.since': '{date} から',
  'ways.remove': '{name} を削除',
  'ways.file': '復元ファイルを保存',
  'ways.export': '復元フレーズを表示',

  'renew.key':
    'ウォレットの鍵が新しくなり、削除したものでは開けなくなります。ほかの端末では、もう一度サインインが必要です。',
  'renew.touch': '残しておくパスキーの確認を求められます。ほかのパスキーは、あとで追加し直してください。',
  'renew.operator': 'その後は、運営者がウォレットを復元できるようになります。',
  'renew.limit': 'ほかの人がすでに使った可能性がある場合は、資産を新しいウォレットに移してください。',
  'renew.remove': '削除',
  'renew.cancel': 'キャンセル',
  'renew.done': '削除しました。ウォレットの鍵が新しくなりました。',
  'renew.needed': 'このパスキーを削除する前に、別のパスキーを追加してください。',
  'renew.cancelled': 'パスキーが使われなかったため、ウォレットの鍵は以前のままです。',
  'renew.refused': 'このパスキーはここでは使えません。残しておくものを選んでください。',

  'guard.window':
    'このブラウザーでは、このページが何かに隠されていないか確認できません。ウォレットのウィンドウで続けてください。',
  'guard.small': '表示する場所が足りません。ウィンドウを大きくしてください。',
  'guard.hidden': 'このページが何かに隠れています。全体が見えると続けられます。',
  'guard.unread': '続けるには最後までスクロールしてください。',
  'guard.wait': '少々お待ちください…',
  'guard.open': 'ウォレットのウィンドウを開く',
  'guard.waiting': 'ウォレットのウィンドウで続けてください。',
  'guard.confirmed': 'ウィンドウで確認しました。もう一度押してください。',

  'devices.title': 'サインイン中の端末',
  'devices.this': 'この端末',
  'devices.end': 'サインアウト',
  'devices.ended': 'サインアウトしました',
  'devices.kept': '端末をサインアウトしました。ウォレットの鍵は以前のままです。',
  'devices.renew': '鍵を新しくする',

  'audit.title': '履歴',
  'audit.none': 'まだ何もありません',
  'audit.login': 'サインイン',
  'audit.window-opened': 'ウォレットのウィンドウを開きました',
  'audit.device-added': '端末を追加しました',
  'audit.device-ended': '端末をサインアウトしました',
  'audit.signed-out': 'サインアウト',
  'audit.wallet-created': 'ウォレットを作成しました',
  'audit.wallet-changed': '復元手段を変更しました',
  'audit.recovery-asked': '復元を開始しました',
  'audit.recovery-opened': 'ウォレットを復元しました',
  'audit.recovery-stopped': '復元を中止しました',
  'audit.passkey-added': 'パスキーを追加しました',
  'audit.email-changed': 'メールアドレスを変更しました',
  'audit.exported': '復元フレーズを表示しました',
  'audit.file-saved': '復元ファイルを保存しました',
  'audit.unknown': 'その他の変更',

  'file.title': '復元ファイル',
  'file.text':
    'このファイルがあれば、運営者なしでウォレットを開けます。自分だけが使える場所に保管してください。',
  'file.password': 'ファイルのパスワード',
  'file.password.weak': '12 文字以上にしてください。',
  'file.byPassword': 'このパスワードで保存',
  'file.byCode': '代わりに印刷用のコードを使う',
  'file.code': 'このコードを書き留めてください。ないとファイルを開けません。',
  'file.confirm':
    'ファイルとそのパスワードまたはコードを持つ人は、あなたのウォレットを操作できます。このことをメールでお知らせします。',
  'file.save': 'ファイルを保存',
  'file.cancelled': 'パスキーは使われませんでした。もう一度お試しください。',
  'file.old':
    '本人確認のため、いったんサインアウトしてもう一度サインインし、10 分以内にファイルを保存してください。',
  'file.wait': 'このウォレットは最近復元されました。安全のため、新しい端末からはまだ鍵を取り出せません。',
  'file.saved': '復元ファイルを保存しました',

  'create.title': 'パスキーを追加してウォレットを作成',
  'create.text':
    '顔、指紋、画面ロックで、この端末でもほかの端末でもウォレットを開けます。ほかの誰も復元できません。',
  'create.passkey': 'パスキーでウォレットを作成',
  'create.cancelled': 'パスキーは追加されませんでした。パスキーがないとウォレットを作成できません。',

  'login.title': 'パスキーでサインイン',
  'login.text': 'ワンタッチで、ここでウォレットを開けます。',
  'login.passkey': 'パスキーで続ける',
  'login.cancelled': 'パスキーは使われませんでした。もう一度試すか、別の方法でサインインしてください。',
}
