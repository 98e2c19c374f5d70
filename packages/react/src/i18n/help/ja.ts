import type { HelpDictionary } from './en'

/** The help texts in Japanese. */
export const ja: HelpDictionary = {
  'connect.whatIsAWallet.own.title': '資産をまとめる場所',
  'connect.whatIsAWallet.own.text': 'ウォレットでは、トークンや NFT を保管し、送ったり受け取ったりできます。',
  'connect.whatIsAWallet.login.title': '一つで多くのサイトにログイン',
  'connect.whatIsAWallet.login.text': '登録フォームもパスワードも不要。ウォレットを接続するだけで使えます。',
  'connect.whatIsAWallet.keys.title': '鍵を持つのはあなただけ',
  'connect.whatIsAWallet.keys.text':
    'サイトはアドレスを見て、リクエストを送れます。あなたが承認するまで何も動きません。',
  'network.whatIsANetwork.ledger.title': 'みんなで共有する台帳',
  'network.whatIsANetwork.ledger.text':
    'ネットワークは「誰が何を持っているか」の公開記録です。多くのコンピューターが管理し、特定の所有者はいません。',
  'network.whatIsANetwork.choice.title': 'ネットワークごとに違います',
  'network.whatIsANetwork.choice.text':
    '手数料、速度、使えるアプリが異なります。あるネットワークの資産は、移すまでそこに残ります。',
  'pairing.none.title': 'まだ接続できません',
  'pairing.none.text': 'このサイトでは接続方法が設定されていません。ウォレットは今すぐ入手できます。',
  'network.unsupported.text':
    '{site}は、ウォレットの現在のネットワークに対応していません。続けるには別のネットワークを選んでください。',
  'network.unsupported.swaps': '{network}ではスワップできません。別のネットワークを選択してください。',
  'network.unsupported.thisSite': 'このサイト',
  'action.gotIt': 'わかりました',
  'network.none.title': '「{query}」に一致するネットワークはありません',
  'network.none.text': '入力内容を確認するか、一覧をご覧ください。',
  'directory.downloads.text': 'どこで使うか選んでください。',
  'directory.downloads.open': '{wallet}で開く',
  'directory.downloads.openText': 'アプリ内ブラウザーでこのページを開くか、アプリを入手してください。',
  'directory.downloads.none': '{wallet} のダウンロードリンクがありません。',
  'directory.chrome': 'ブラウザ拡張機能',
  'directory.ios': 'iPhone・iPad',
  'directory.android': 'Android',
  'directory.website': 'ウェブサイト',
  'directory.none.title': '「{query}」に一致するウォレットはありません',
  'directory.none.text': '入力内容を確認するか、一覧をご覧ください。',
  'directory.getWallet.text': '初めての方は、いずれかをインストールして戻ってきてください。',
  'network.declined.title': '切り替えが拒否されました',
  'network.declined.text': '元のネットワークのままです。準備ができたらもう一度お試しください。',
  'network.cannot.title': 'ウォレットで切り替えてください',
  'network.cannot.text':
    '{wallet} ではサイトから切り替えできません。ウォレットで {network} を選ぶと、このページにも反映されます。',
  'network.adding.title': '{network} は追加されませんでした',
  'network.adding.text':
    '{wallet} にこのネットワークが登録されていません。ウォレットで追加してから、もう一度お試しください。',
  'network.testnets': 'テストネットワーク',
  'network.evm': 'EVM ネットワーク',
  'connect.multiChain.text':
    '{wallet} は複数の種類のネットワークに対応しています。接続するものを選んでください。',
  'network.switchActiveChain.heading': '{family} に切り替える',
  'network.switchActiveChain.text':
    '{family} のウォレットはまだ接続されていません。ウォレットを選んでください。ほかのウォレットは接続されたままです。',
  'account.disconnectAll': 'すべての接続を解除',
  'account.settings': 'アカウントの設定',
  'account.kind.payment': '支払い用',
  'account.kind.ordinal': 'Ordinals 用',
  'account.kind.smartAccount': 'スマートアカウント',
  'account.kind.eoa': '標準アカウント',
}
