import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the pages with recovery words say in Japanese. */
export const ja: Dictionary<typeof en> = {
  'words.warning':
    'これらの単語を知っている人は、あなたのウォレットを操作できます。サポート担当者が単語を必要とすることはありません。',
  'words.show': '単語を表示',
  'words.hide': '単語を隠す',
  'words.evm': 'EVM アカウント',
  'words.solana': 'Solana アカウント',
  'words.failed': 'うまくいきませんでした。もう一度お試しください。',
  'export.title': '復元フレーズ',
  'export.text':
    'この 24 個の単語で、ほかのアプリでもウォレットを開けます。誰にも画面を見られていないことを確認してください。このことをメールでお知らせします。',
  'export.passkey':
    'この 24 個の単語で、ほかのアプリでもウォレットを開けます。誰にも画面を見られていないことを確認し、パスキーで本人確認をしてください。このことをメールでお知らせします。',
  'export.told': 'この順番のまま紙に書き留めてください。このことをメールでお知らせしました。',
  'export.continue': '続ける',
  'export.cancelled': 'パスキーは使われませんでした。もう一度お試しください。',
  'export.old': '本人確認のため、サイトでもう一度サインインし、10 分以内にこのウィンドウを開いてください。',
  'export.wait': 'このウォレットは最近復元されました。安全のため、新しい端末からはまだ鍵を取り出せません。',
  'export.ended': 'このウィンドウは期限切れです。ウォレットの設定からもう一度開いてください。',
  'export.framed': '復元フレーズは専用のウィンドウにのみ表示されます。',
  'recover.title': '復元ファイルを開く',
  'recover.text':
    'ファイルとパスワードはこのページの外に出ません。サーバーには接続しません。保存したコピーはオフラインでも使えます。',
  'recover.file': '復元ファイル',
  'recover.choose': 'ファイルを選択',
  'recover.none': 'ファイルが選択されていません',
  'recover.secret': 'パスワードまたはコード',
  'recover.open': 'ファイルを開く',
  'recover.invalid': 'これは Latchkey ウォレットの復元ファイルではありません。',
  'recover.wrong': 'このパスワードまたはコードではファイルを開けません。',
}
