import type { SignInDictionary } from './en'

/** The sign-in texts in Japanese. */
export const ja: SignInDictionary = {
  'signIn.heading': '{site} にサインイン',
  'signIn.text':
    'メッセージに署名して、このアカウントの所有者であることを証明してください。費用はかからず、資産も移動しません。',
  'signIn.authenticating': 'サインインを準備しています…',
  'signIn.account': 'アカウント',
  'signIn.domain': 'ドメイン',
  'signIn.read': 'メッセージを表示',
  'signIn.sign': '署名する',
  'signIn.signing': '署名中…',
  'signIn.again': 'もう一度署名する',
  'signIn.cancel': 'キャンセル',
  'signIn.cancelling': 'キャンセル中…',
  'signIn.required':
    'このサイトの利用にはサインインが必要です。キャンセルすると {wallet} の接続が解除されます。',
  'signIn.waiting': '{domain} のリクエストであることを確認して、署名してください。署名は無料です。',
  'signIn.declined.title': '署名が拒否されました',
  'signIn.declined.text':
    '接続されていますが、サインインしていません。準備ができたらもう一度署名してください。',
  'signIn.smart.text':
    'もう一度署名してもうまくいかない場合は、ウォレットの通常のアカウントを使ってください。',
  'signIn.failed.title': 'まだサインインしていません',
  'signIn.done.title': 'サインインしました',
  'signIn.done.text': 'このアカウントの所有者であることが確認されました。',
  'signIn.done.close': '完了',
  'signIn.finish.title': 'サインインを完了する',
  'signIn.finish.text': 'メッセージに署名して、このアカウントの所有者であることを証明してください。',
  'signIn.in': 'サインイン済み',
  'signIn.until': '{time} まで',
  'signIn.out': 'サインアウト',
  'signIn.outDone': 'サインアウトしました',
  'signIn.outFailed': 'サインアウトできませんでした。もう一度お試しください。',
  'signIn.other.title': '別のアカウントでサインイン中',
  'signIn.other.text': 'サインイン中は {session}、使用中のアカウントは {account} です。',
  'signIn.other.action': '{account} でサインイン',
  'error.sign-in/failed': 'サインインを開始できませんでした。',
  'error.sign-in/declined': '署名が拒否されました',
  'error.sign-in/smart-account': 'このアプリはスマートアカウントに対応していない可能性があります。',
  'error.sign-in/malformed':
    'このサイトのサインインメッセージが正しくありません。サイトの運営者にお問い合わせください。',
  'error.sign-in/domain': '別のサイト用のメッセージのため、受け付けられませんでした。',
  'error.sign-in/uri': 'メッセージに別のサイトのアドレスが含まれているため、受け付けられませんでした。',
  'error.sign-in/chain':
    'このサイトが対応していないネットワークのメッセージです。別のネットワークを選んでください。',
  'error.sign-in/address':
    'ウォレットが別のアカウントで署名しました。ウォレットでアカウントを切り替えて、もう一度署名してください。',
  'error.sign-in/nonce': 'このメッセージは使用済みか、古すぎます。新しいメッセージに署名してください。',
  'error.sign-in/expired': 'メッセージの有効期限が切れました。新しいメッセージに署名してください。',
  'error.sign-in/not-yet-valid': 'メッセージはまだ有効ではありません。端末の時計が正しいか確認してください。',
  'error.sign-in/signature': '署名が正しくありません。',
  'error.sign-in/unverifiable': '現在、署名を確認できません。しばらくしてからもう一度お試しください。',
  'error.sign-in/no-session': 'セッションが終了しました。もう一度サインインしてください。',
  'error.sign-in/not-verified': 'このサイトは署名を受け付けませんでした。もう一度署名してください。',
}
