import type { PairingDictionary } from './PairingDictionary'

/** The same in Japanese. */
export const ja: PairingDictionary = {
  'pairing.scan': 'ウォレットでこのコードを読み取ってください。',
  'pairing.scanWith': 'スマートフォンの{wallet}でこのコードを読み取ってください。',
  'pairing.qr': 'ウォレットを接続するQRコードです。次のボタンで同じ内容をリンクとしてコピーできます。',
  'pairing.preparing': 'コードを準備しています…',
  'pairing.renewed': 'コードを更新しました。',
  'pairing.renews': '{count}秒後に新しいコード',
  'pairing.copy': 'リンクをコピー',
  'pairing.copied': 'リンクをコピーしました',
  'pairing.copyFailed': 'コピーできませんでした',
  'pairing.platforms': 'ウォレットの場所',
  'pairing.platform.browser': 'ブラウザ',
  'pairing.platform.mobile': 'モバイル',
  'pairing.platform.web': 'ウェブアプリ',
  'pairing.platform.desktop': 'デスクトップ',
  'pairing.open': '{wallet}を開く',
  'pairing.ready.browser': 'このブラウザにインストール済みなので、ここで接続できます。',
  'pairing.ready.mobile': 'アプリを開き、リクエストを承認してください。',
  'pairing.ready.web': '新しいタブで開きます。そこでリクエストを承認してください。',
  'pairing.ready.desktop': 'このパソコンで開きます。そこでリクエストを承認してください。',
  'pairing.slow': 'いつもより時間がかかっています。{wallet}でリクエストを確認してください。',
  'pairing.unopened':
    '何も開きませんか？もう一度試すか、アプリを入手するか、別のスマートフォンのアプリでコードを読み取ってください。',
  'pairing.showCode': 'QRコードを表示',
  'pairing.inApp':
    '{app}の中では他のアプリが開かないことがあります。開かない場合はブラウザをお使いください。',
  'pairing.unsupported.title': '見つかりません',
  'pairing.unsupported.text': '{wallet}はこの端末になく、ここから接続する方法がほかにありません。',
  'pairing.unavailable.title': 'ペアリングはまだ使えません',
  'pairing.unavailable.text':
    'このサイトではコードやリンクでの接続が設定されていません。別のウォレットを選んでください。',
  'pairing.expired.title': 'コードの有効期限が切れました',
  'pairing.expired.text': '時間内にウォレットの応答がありませんでした。何も共有されていません。',
  'pairing.unreachable.title': 'ウォレットに届きません',
  'pairing.unreachable.text':
    'ほかの端末のウォレットにつながりません。インターネット接続を確認してください。このブラウザのウォレットは接続なしでも使えます。',
  'pairing.haveNot': '{wallet}をお持ちでないですか？',
  'pairing.get': '入手',
}
