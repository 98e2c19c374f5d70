import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the approval panel says in Japanese. */
export const ja: Dictionary<typeof en> = {
  'approve.asks': 'があなたの承認を求めています',
  'approve.account': 'アカウント',
  'approve.signIn': 'サインイン先',
  'approve.payer': '手数料の支払い',
  'approve.payer.you': 'あなた',
  'approve.payer.operator': 'ウォレットの運営者',
  'approve.yes': '承認',
  'approve.no': '拒否',
  'approve.details': 'リクエストの詳細',

  'block.window':
    'このブラウザーでは、このリクエストが何かに隠されていないか確認できません。ウォレットのウィンドウで確認してください。',
  'block.small': 'このリクエストを表示する場所が足りません。ウィンドウを大きくしてください。',
  'block.hidden': 'このリクエストが何かに隠れています。全体が見えると承認できます。',
  'block.checking': '内容を確認しています…',
  'block.unread': '承認するには最後までスクロールしてください。',
  'block.wait': '少々お待ちください…',

  'warning.seeming': 'サインインのように見えますが、標準の形式ではありません。',
  'why.seeming': 'ウォレットは相手を確認できません。用途がわからない場合は拒否してください。',
  'warning.insecure': 'このサイトとの接続は暗号化されていません。',
  'why.insecure': '同じネットワークの他の人が、サイトのリクエストを書き換える可能性があります。',

  'window.open': 'ウォレットのウィンドウを開く',
  'window.waiting': 'ウォレットのウィンドウで続けてください。',
  'window.approved': '承認しました',
  'window.rejected': '拒否しました',
  'window.ended': 'このリクエストは期限切れです',
  'window.ended.text': 'サイトに戻って、もう一度お試しください。',
  'window.close': 'このウィンドウは閉じてかまいません。',

  'refused.title': 'ウォレットが拒否しました',
  'refused.sign-in':
    '{site} が {domain} へのサインインを求めました。このような署名は、あなたになりすましてサインインするために使われるおそれがあります。',
  'refused.delegation':
    '{site} が、ウォレットの知らないコードにアカウントを委ねるよう求めました。すべての資産を奪われるおそれがあります。',
  'refused.network':
    '{site} が、{network} では有効でないものへの署名を求めました。別のネットワーク用か、期限切れです。',
  'refused.replacement':
    '{site} が、以前に送信したトランザクションの置き換えを求めました。新しいものは別のことをする可能性があります。',
  'refused.next': '何も署名されていません。',
  'refused.close': '閉じる',
}
